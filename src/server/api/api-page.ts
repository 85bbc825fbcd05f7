import { actionNamed, actionNames } from '#contract/index.ts';
import { escapeMarkup } from '#server/html/escape.ts';
import { apiPageStyle } from './api-page-style.ts';
import { successBody } from './envelope.ts';
import { type DocumentedAction, documented, inputSchema, outputSchema } from './openapi.ts';

/** The shop's API explained to a person, made from the contract. */
export function apiPage(nonce: string): string {
  return apiPageOf(nonce, {
    title: 'Thok API',
    path: '/api',
    intro: `Call <code>/api?endpoint=NAME&amp;…</code> or <code>/api/NAME?…</code>;
parameters go into the query, or for POST into a JSON or form body. Changes need the
header <code>x-thok</code> or a same-origin request; what is one’s own needs a session. Money is in rupees, times in ISO 8601.
<a href="/api/openapi.json">OpenAPI document</a> · <a href="/">To the shop</a>`,
    actions: actionNames.map((name) => ({
      ...documented(actionNamed(name)),
      who: actionNamed(name).auth === 'customer' ? 'signed in' : 'public',
    })),
  });
}

/** An action, and in a few words who may call it. */
type Told = DocumentedAction & { who: string };
type Page = { title: string; path: string /** As HTML. */; intro: string; actions: Told[] };

export function apiPageOf(nonce: string, { title, path, intro, actions }: Page): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${apiPageStyle}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${actions.length} actions. ${intro}</p>
</header>
<nav aria-label="Actions"><ul>${actions.map((action) => `<li><a href="#${action.name}">${action.name}</a></li>`).join('')}</ul></nav>
<main>${actions.map((action) => section(action, path)).join('')}</main>
</body>
</html>`;
}

function section(action: Told, path: string): string {
  const words = [action.who, action.effect === 'write' ? 'changes data' : 'read only'];
  return `
<section id="${action.name}">
<h2><span class="method ${action.method.toLowerCase()}">${action.method}</span> ${action.name}</h2>
<p>${escapeMarkup(action.summary)} <small>${words.join(' · ')}</small></p>
${action.refusals.length > 0 ? `<p><small>Refuses with ${action.refusals.map((code) => `<code>${code}</code>`).join(', ')}</small></p>` : ''}
${fieldTable('Input', inputSchema(action))}
${action.file ? `<h3>Output</h3><p><small>A file: ${action.file.join(', ')}.</small></p>` : fieldTable('Output', outputSchema(action))}
<details><summary>Example</summary>
<pre>${escapeMarkup(exampleCall(action, path))}</pre>${action.file ? '' : exampleAnswer(action)}
</details>
</section>`;
}

function exampleAnswer({ envelope, example }: Told): string {
  const answer = JSON.parse(successBody(envelope, example.output));
  return `\n<pre>${escapeMarkup(JSON.stringify(answer, null, 2))}</pre>`;
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
  if (Array.isArray(field.enum)) return field.enum.map(literal).join(', ');
  if (field.type === 'array')
    return `list of ${typeOf((field.items ?? {}) as Record<string, unknown>)}`; // `as`: JSON schema
  return String(field.type ?? 'anything');
}

function exampleCall(action: Told, path: string): string {
  const input = action.example.input as Record<string, unknown>; // `as`: every input is an object
  if (action.method === 'POST')
    return `POST ${path}/${action.name}\n\n${JSON.stringify(input, fileInWords, 2)}`;
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [key, String(value)]),
  );
  return `GET ${path}/${action.name}${query.size > 0 ? `?${query}` : ''}`;
}

function fileInWords(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? '(the file)' : value;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
