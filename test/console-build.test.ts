import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { consoleActionNames } from '#contract/console/index.ts';

const firstLoadLimit = 60 * 1024;
/** What every React app with a router loads. */
const libraries = /\/(?:react|router|rolldown-runtime)-[\w-]+\.js$/;

type Chunk = { file: string; imports?: string[]; isEntry?: boolean; isDynamicEntry?: boolean };

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync('build/console/.vite/manifest.json', 'utf8'),
);

/** The files that have to be there before this one runs, and itself. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const brotliBytes = (file: string) => readFileSync(`build/console/${file}.br`).length;

test('the first load of every screen is within its limit beyond React and the router', () => {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  // The editor is loaded after the screen that has it.
  const screens = Object.keys(manifest).filter(
    (name) => manifest[name]?.isDynamicEntry && !name.startsWith('rich-text/'),
  );
  const sizes = screens.map((screen) => {
    const files = [...filesOf(screen, filesOf(entry))].filter((file) => !libraries.test(file));
    return { screen, bytes: files.reduce((sum, file) => sum + brotliBytes(file), 0) };
  });
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  console.log(`Largest first load of the console: ${largest?.screen}, ${largest?.bytes} bytes`);
  expect(screens.length).toBeGreaterThan(5);
  expect(largest?.bytes).toBeLessThanOrEqual(firstLoadLimit);
});

/** Texts of the console that a person reads, long enough to be found by. */
function consoleTexts(): string[] {
  return globSync('src/console/messages/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^'\\]{24,})'/g)].map(([, text = '']) => text),
  );
}

test('nothing of the console is in the storefront’s files', () => {
  // Words that the storefront has of its own, such as "signIn", tell nothing.
  const own = globSync('src/{web,ui}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const words = [...consoleActionNames, ...consoleTexts()];
  const signs = ['/console', ...words.filter((word) => !own.some((code) => code.includes(word)))];
  expect(signs.length).toBeGreaterThan(40);
  const files = globSync('build/client/**/*.{js,css,html,json,txt}');
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) => {
    const content = readFileSync(file, 'utf8');
    return signs.filter((sign) => content.includes(sign)).map((sign) => `${file}: ${sign}`);
  });
  expect(found).toEqual([]);
});
