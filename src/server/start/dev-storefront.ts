import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { Storefront } from '#server/pages/render.ts';

/** The storefront straight from its sources, with live reload. */
export async function openDevStorefront(): Promise<Storefront> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    dev: true,
    // `as`: React Router's plugin makes this module
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    middleware: vite.middlewares,
  };
}
