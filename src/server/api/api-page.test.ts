import { describe, expect, test } from 'vitest';
import type { ActionName } from '#contract/index.ts';
import { actionNamed, actionNames } from '#contract/index.ts';
import { apiPage } from './api-page.ts';

function sectionOf(name: ActionName): string {
  const page = apiPage('n0nce');
  const start = page.indexOf(`<section id="${name}">`);
  return page.slice(start, page.indexOf('</section>', start));
}

test('the page carries the nonce on its style and counts the actions', () => {
  const page = apiPage('n0nce');
  expect(page).toMatch(/^<!doctype html>\n<html lang="en-IN">/);
  expect(page).toMatch(/<style nonce="n0nce">[^<]{100,}<\/style>/);
  expect(page).toContain(`<p>${actionNames.length} actions. `);
  expect(page.split('<section ')).toHaveLength(actionNames.length + 1);
  expect(page).toContain('</a></li><li><a href="#getBanners">getBanners</a></li><li><a href=');
  expect(page).toContain('</section>\n<section id="getBanners">');
});

describe.each(actionNames)('the section of %s', (name) => {
  const action = actionNamed(name);

  test('says how it is called, who may, and what it refuses', () => {
    const text = sectionOf(name);
    const { method } = action;
    expect(text).toContain(
      `<span class="method ${method.toLowerCase()}">${method}</span> ${name}<`,
    );
    const who = action.auth === 'customer' ? 'signed in' : 'public';
    const effect = action.effect === 'write' ? 'changes data' : 'read only';
    expect(text).toContain(`<small>${who} · ${effect}</small>`);
    const refused = action.refusals.map((code) => `<code>${code}</code>`).join(', ');
    if (refused === '') expect(text).not.toContain('Refuses with');
    else expect(text).toContain(`<p><small>Refuses with ${refused}</small></p>`);
  });

  test('shows an example of the call', () => {
    expect(sectionOf(name)).toContain(`<pre>${method(name)} /api/${name}`);
  });
});

function method(name: ActionName): string {
  return actionNamed(name).method;
}

test('an action without input or refusals is explained in few lines', () => {
  expect(sectionOf('getDeliverySettings')).toBe(`<section id="getDeliverySettings">
<h2><span class="method get">GET</span> getDeliverySettings</h2>
<p>Delivery charge per kilometre and the express charge. <small>public · read only</small></p>

<h3>Input</h3><p><small>None.</small></p>
<h3>Output</h3><table><thead><tr><th>Field</th><th>Type</th><th>Given</th></tr></thead><tbody><tr><td><code>settings</code></td><td>object</td><td>always</td></tr></tbody></table>
<details><summary>Example</summary>
<pre>GET /api/getDeliverySettings</pre>
<pre>{
  &#34;status&#34;: &#34;success&#34;,
  &#34;settings&#34;: {
    &#34;cost_per_km&#34;: 4,
    &#34;express_delivery&#34;: 60
  }
}</pre>
</details>
`);
});

test('fields are told with their type and whether they are needed', () => {
  const row = (field: string, type: string, given: string) =>
    `<tr><td><code>${field}</code></td><td>${type}</td><td>${given}</td></tr>`;
  const brand = sectionOf('getAllProductsByBrand');
  const order = sectionOf('insertOrder');
  expect(brand).toContain(row('products', 'list of object', 'always'));
  expect(brand).toContain(row('total', 'integer', 'always'));
  expect(brand).toContain('</td></tr><tr><td>');
  expect(brand).toContain(row('facets', 'object', 'optional'));
  expect(brand).toContain('<pre>GET /api/getAllProductsByBrand?brand_id=3</pre>');
  expect(order).toContain(row('delivery_type', '&#39;pickup&#39;, &#39;delivery&#39;', 'always'));
  const flag = 'true, &#39;true&#39;, 1, &#39;1&#39;, false, &#39;false&#39;, 0, &#39;0&#39;';
  expect(order).toContain(row('express_delivery', flag, 'optional'));
  expect(order).toContain(row('billing_info', 'anything', 'optional'));
  expect(order).toContain('<pre>POST /api/insertOrder\n\n{\n  &#34;user_id&#34;: ');
});
