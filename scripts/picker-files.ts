import type { Plugin } from 'vite';

const name = 'virtual:picker-files';

/**
 * `virtual:picker-files`: the addresses of a part's files that no page names, since it is loaded by the
 * scripts. Known once the browser's build is done, for the server's build, which comes after it; empty before.
 */
export function pickerFiles(part: string, isLoaded: (file: string) => boolean): Plugin {
  let files: string[] = [];
  return {
    name: 'picker-files',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const pickerFiles = ${JSON.stringify(files)}` : undefined,
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunk = Object.values(bundle).find(
        (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(part),
      );
      if (chunk?.type !== 'chunk') throw new Error(`${part} has no file of its own.`);
      const all = [chunk.fileName, ...chunk.imports].filter((file) => !isLoaded(file));
      files = all.map((file) => `/${file}`);
    },
  };
}
