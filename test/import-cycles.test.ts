import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Import = { file: string; imported: string };

/** One room each, with what is in them; everywhere else each folder is one. */
const wholeParts = ['src/server/db', 'src/ui'];

/** The room that a file of src counts for. */
function folderOf(file: string): string {
  const whole = wholeParts.find((part) => file.startsWith(`${part}/`));
  return (whole ?? dirname(file)).slice('src/'.length);
}

/** What a file imports of ours, types and lazy imports included. */
function importsIn(file: string, code: string): Import[] {
  const named = code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g);
  return [...named].map(([, specifier = '']) => ({
    file,
    imported: specifier.startsWith('#')
      ? `src/${specifier.slice(1)}`
      : join(dirname(file), specifier),
  }));
}

/** The shortest circles of folders that import one another, each step with one of its imports. */
function importCycles(imports: readonly Import[]): string[] {
  const steps = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [folderOf(one.file), folderOf(one.imported)];
    if (from === to) continue;
    steps.set(from, (steps.get(from) ?? new Map()).set(to, one));
  }
  const cycles = [...steps].flatMap(([from, targets]) =>
    [...targets.keys()].map((to) => [from, ...shortestPath(steps, to, from)]),
  );
  const closed = cycles.filter((cycle) => cycle.length > 1 && cycle[0] === firstByName(cycle));
  return closed.map((cycle) => describeCycle(steps, cycle)).toSorted();
}

type Steps = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** From one folder to another, both included; empty where there is no way. */
function shortestPath(steps: Steps, from: string, to: string): string[] {
  const paths = new Map([[from, [from]]]);
  for (const [folder, path] of paths) {
    if (folder === to) return path;
    for (const next of steps.get(folder)?.keys() ?? []) {
      if (!paths.has(next)) paths.set(next, [...path, next]);
    }
  }
  return [];
}

/** A circle is found once from each of its folders: the first by name stands for all. */
function firstByName(cycle: readonly string[]): string | undefined {
  return cycle.toSorted()[0];
}

function describeCycle(steps: Steps, cycle: readonly string[]): string {
  const imports = cycle.slice(1).map((to, i) => steps.get(cycle[i] ?? '')?.get(to));
  return [
    cycle.join(' → '),
    ...imports.map((one) => `  ${one?.file} imports ${one?.imported}`),
  ].join('\n');
}

describe('imports between folders', () => {
  test('go one way', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
    const imports = files.flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));
    expect(imports.length).toBeGreaterThan(1_000);
    expect(importCycles(imports).join('\n')).toBe('');
  });

  const found = (files: Record<string, string>) =>
    importCycles(Object.entries(files).flatMap(([file, code]) => importsIn(file, code)));

  test('that make a circle of three are named, those beside it are not', () => {
    const circle = {
      'src/server/api/a.ts': "import type { B } from '#server/jobs/b.ts';",
      'src/server/jobs/b.ts': "const c = await import('#server/queries/c.ts');",
      'src/server/queries/c.ts': "export * from '../api/a.ts';\nimport '#domain/money.ts';",
      'src/server/start/app.ts': "import { a } from '#server/api/a.ts';",
    };
    expect(found(circle)).toEqual([
      `server/api → server/jobs → server/queries → server/api
  src/server/api/a.ts imports src/server/jobs/b.ts
  src/server/jobs/b.ts imports src/server/queries/c.ts
  src/server/queries/c.ts imports src/server/api/a.ts`,
    ]);
  });

  test('count the files at the top of a folder as one room, and a whole part as one', () => {
    expect(
      found({
        'src/server/actions/handlers.ts': "export { b } from './orders/b.ts';",
        'src/server/actions/orders/b.ts': "import type { C } from '#server/actions/context.ts';",
        'src/server/db/c.ts': "import { d } from './schema/d.ts';",
        'src/server/db/schema/d.ts': "import { c } from '#server/db/c.ts';",
      }),
    ).toEqual([
      `server/actions → server/actions/orders → server/actions
  src/server/actions/handlers.ts imports src/server/actions/orders/b.ts
  src/server/actions/orders/b.ts imports src/server/actions/context.ts`,
    ]);
  });
});
