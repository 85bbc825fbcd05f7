import type { Action } from '#contract/define.ts';
import { actionNamed, actionNames } from '#contract/index.ts';
import { escapeMarkup } from '#server/html/escape.ts';
import { apiPageStyle } from './api-page-style.ts';
import { successBody } from './envelope.ts';
import { inputSchema, outputSchema } from './openapi.ts';

/** The API explained to a person, made from the contract. */
export function apiPage(nonce: string): string {
  const actions = actionNames.map(actionNamed);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Thok API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${apiPageStyle}</style>
</head>
<body>
<header>
<h1>Thok API</h1>
<p>${actions.length} actions. Call <code>/api?endpoint=NAME&amp;…</code> or <code>/api/NAME?…</code>;
parameters go into the query, or for POST into a JSON or form body. Changes need the
header <code>x-thok</code> or a same-origin request; what is one’s own needs a session. Money is in rupees, times in ISO 8601.
<a href="/api/openapi.json">OpenAPI document</a> · <a href="/">To the shop</a></p>
</header>
<nav aria-label="Actions"><ul>${actions.map((action) => `<li><a href="#${action.name}">${action.name}</a></li>`).join('')}</ul></nav>
<main>${actions.map(section).join('')}</main>
</body>
</html>`;
}

function section(action: Action): string {
  const words = [
    action.auth === 'customer' ? 'signed in' : 'public',
    action.effect === 'write' ? 'changes data' : 'read only',
  ];
  return `
<section id="${action.name}">
<h2><span class="method ${action.method.toLowerCase()}">${action.method}</span> ${action.name}</h2>
<p>${escapeMarkup(action.summary)} <small>${words.join(' · ')}</small></p>
${action.refusals.length > 0 ? `<p><small>Refuses with ${action.refusals.map((code) => `<code>${code}</code>`).join(', ')}</small></p>` : ''}
${fieldTable('Input', inputSchema(action))}
${fieldTable('Output', outputSchema(action))}
<details><summary>Example</summary>
<pre>${escapeMarkup(exampleCall(action))}</pre>
<pre>${escapeMarkup(JSON.stringify(JSON.parse(successBody(action.envelope, action.example.output)), null, 2))}</pre>
</details>
</section>`;
}

function fieldTable(
  title: string,
  { properties, required }: ReturnType<typeof inputSchema>,
): string {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><td><code>${escapeMarkup(name)}</code></td><td>${escapeMarkup(typeOf(field))}</td><td>${required.includes(name) ? 'always' : 'optional'}</td></tr>`,
  );
  if (rows.length === 0) return `<h3>${title}</h3><p><small>None.</small></p>`;
  return `<h3>${title}</h3><table><thead><tr><th>Field</th><th>Type</th><th>Given</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function typeOf(field: Record<string, unknown>): string {
  if (Array.isArray(field.anyOf)) {
    return [...new Set(field.anyOf.map((option) => typeOf(option)))].join(' or ');
  }
  if (Array.isArray(field.enum)) return field.enum.map((value) => `'${value}'`).join(', ');
  if (field.type === 'array')
    return `list of ${typeOf((field.items ?? {}) as Record<string, unknown>)}`; // `as`: JSON schema
  return String(field.type ?? 'anything');
}

function exampleCall(action: Action): string {
  const input = action.example.input as Record<string, unknown>; // `as`: every input is an object
  if (action.method === 'POST')
    return `POST /api/${action.name}\n\n${JSON.stringify(input, null, 2)}`;
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [key, String(value)]),
  );
  return `GET /api/${action.name}${query.size > 0 ? `?${query}` : ''}`;
}
