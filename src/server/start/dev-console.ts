import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';
import type { ConsoleApp } from '#server/console/pages.ts';

/** The storefront's server of live reload has Vite's own port. */
const reloadPort = 24679;

/** The console straight from its sources, with live reload. */
export async function openDevConsole(): Promise<ConsoleApp> {
  const vite = await createServer({
    configFile: 'vite.console.config.ts',
    server: { middlewareMode: true, hmr: { port: reloadPort } },
    appType: 'custom',
  });
  return {
    dev: true,
    async html() {
      const page = await readFile('src/console/index.html', 'utf8');
      return vite.transformIndexHtml('/index.html', page);
    },
    middleware: vite.middlewares,
  };
}
