// Puts every mutant of some files into their code, each behind a switch, with Stryker's instrumenter.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { randomFrom } from '../../test/random.ts';

// The instrumenter comes with Stryker's core and is not a dependency of ours.
const fromCore = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core'));
const { Instrumenter } = await import(fromCore.resolve('@stryker-mutator/instrumenter'));
const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** A Vite plugin that loads the files with their mutants, and writes the list of those to be tried. */
export async function instrument(root, files, { list, sample, seed }) {
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const sources = files.map((name) => ({
    name: join(root, name),
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const { files: made, mutants } = await new Instrumenter(silent).instrument(sources, options);
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
