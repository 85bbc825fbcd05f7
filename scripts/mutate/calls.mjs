// Calls whose result nobody uses: what they do is only noticed later, by somebody else.
import { parseSync, Visitor } from 'vite';

/** Puts each of them into a block of its own, which a mutant then empties. */
export function wrapCalls(name, code) {
  const found = [];
  const visitor = new Visitor({
    ExpressionStatement({ start, end, expression }) {
      const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (call.type === 'CallExpression' && call.callee.type !== 'Super') found.push([start, end]);
    },
  });
  visitor.visit(parseSync(name, code).program);
  const edits = found.flatMap(([start, end]) => [
    { at: start, brace: '{' },
    { at: end, brace: '}' },
  ]);
  let wrapped = '';
  let from = 0;
  const begins = new Set();
  for (const { at, brace } of edits.toSorted((a, b) => a.at - b.at || (a.brace === '}' ? -1 : 1))) {
    wrapped += code.slice(from, at);
    if (brace === '{') begins.add(placeAt(wrapped));
    wrapped += brace;
    from = at;
  }
  return { code: wrapped + code.slice(from), begins };
}

/** Line and column of what comes next, counted as Stryker does. */
function placeAt(before) {
  const lines = before.split('\n');
  return `${lines.length - 1}:${lines.at(-1).length}`;
}
