// Puts every mutant of some files into their code, each behind a switch, with Stryker's instrumenter.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { randomFrom } from '../../test/random.ts';
import { wrapCalls } from './calls.mjs';

// The instrumenter comes with Stryker's core and is not a dependency of ours.
const fromCore = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core'));
const { Instrumenter } = await import(fromCore.resolve('@stryker-mutator/instrumenter'));

/** How something looks is judged in a browser, where no mutant is tried. */
const looks = {
  shouldIgnore: (path) =>
    path.isJSXAttribute() && path.node.name.name === 'className' ? 'looks' : undefined,
};

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/**
 * A Vite plugin that loads the files with their mutants, and writes the list of those to be tried. With `calls`
 * it is only left out what is called for what it does.
 */
export async function instrument(root, files, { list, sample, seed, calls }) {
  const options = { plugins: null, excludedMutations: [], ignorers: [looks] };
  const begins = new Map();
  const sources = files.map((file) => {
    const name = join(root, file);
    const content = readFileSync(name, 'utf8');
    if (!calls) return { name, mutate: true, content };
    const wrapped = wrapCalls(name, content);
    begins.set(name, wrapped.begins);
    return { name, mutate: true, content: wrapped.code };
  });
  const { files: made, mutants: all } = await new Instrumenter(silent).instrument(sources, options);
  const isTried = ({ status, fileName, mutatorName, location: { start } }) =>
    status !== 'Ignored' &&
    (!calls ||
      (mutatorName === 'BlockStatement' &&
        begins.get(fileName).has(`${start.line}:${start.column}`)));
  const mutants = all.filter(isTried);
  writeFileSync(list, JSON.stringify(sample ? sampleOf(mutants, sample, seed) : mutants));
  const code = new Map(made.map(({ name, content }) => [name, content]));
  return { name: 'mutants', enforce: 'pre', load: (id) => code.get(id.split('?')[0]) };
}

/** So many of them by chance, the same for the same code and seed. */
function sampleOf(mutants, size, seed) {
  const random = randomFrom(seed);
  const left = [...mutants];
  return Array.from(
    { length: Math.min(size, left.length) },
    () => left.splice(random.between(0, left.length - 1), 1)[0],
  );
}
