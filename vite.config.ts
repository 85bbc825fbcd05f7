import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, normalizePath, type Rolldown } from 'vite';
import { pickerFiles } from './scripts/picker-files.ts';

let everyPage: Set<string> | undefined;

/** What the frame of the pages and the start in the browser import, and what these import in turn. */
function shell(id: string, build: Rolldown.ChunkingContext): 'shell' | undefined {
  if (!everyPage) {
    const starts = ['root', 'entry.client'].map((name) => resolve(`src/web/${name}.tsx`));
    everyPage = new Set(starts.map(normalizePath));
    for (const file of everyPage)
      for (const imported of build.getModuleInfo(file)?.importedIds ?? []) everyPage.add(imported);
  }
  return everyPage.has(id) ? 'shell' : undefined;
}

/**
 * Few files, cached for long, beside each page's own: the libraries, what every page shows, and what
 * lies in a folder and is shared by some pages or parts loaded later, so that no page fetches many small
 * ones. Each takes in what it needs of those after.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  { name: shell, test: /[\\/]src[\\/]/ },
  { name: 'catalogue', test: /[\\/]web[\\/]catalogue[\\/]/ },
  { name: 'common', test: /[\\/]src[\\/]/, minShareCount: 8 },
  { name: 'cart', test: /[\\/]web[\\/]cart[\\/]/, minShareCount: 2 },
  { name: 'listing', test: /[\\/]web[\\/]listing[\\/]/, minShareCount: 2 },
  { name: 'account', test: /[\\/]web[\\/]account[\\/]/, minShareCount: 2 },
  { name: 'orders', test: /[\\/]web[\\/]orders[\\/]/, minShareCount: 4 },
  { name: 'product', test: /[\\/]web[\\/](?:product|content)[\\/]/, minShareCount: 2 },
  { name: 'components', test: /[\\/](?:ui|client|components)[\\/]/, minShareCount: 4 },
];

/** Has Chromium compile a file's functions while it loads, not one by one where they are called. */
const compiledAhead = ({ name }: { name: string }) =>
  name === 'react' || name === 'router' ? '//# allFunctionsCalledOnLoad' : '';

/** Whether every page has this file. */
const isOnEveryPage = (file: string) =>
  /[\\/](?:rolldown-runtime|react|router|entry\.client)-/.test(file);

/** What a part that is loaded later needs beside what every page has: the list costs bytes as well. */
const notYetLoaded = (_file: string, needed: string[]) =>
  needed.filter((file) => !isOnEveryPage(file));

/** A build has one language: the others take each file of `messages/en` from a folder of their own. */
const language = process.env.LANGUAGE ?? 'en';
const texts = { find: /^(\.|.*\/messages)\/en\/([\w-]+\.ts)$/, replacement: `$1/${language}/$2` };

export default defineConfig({
  plugins: [reactRouter(), pickerFiles('/cart/CartOverlays.tsx', isOnEveryPage)],
  resolve: { alias: [texts] },
  define: {
    __LANGUAGE__: JSON.stringify(language),
    // `import.meta.env.BASE_URL` is Vite's own; these two are the storefront's build-time settings.
    __BASE_URL__: JSON.stringify(process.env.BASE_URL ?? '/api?endpoint='),
    __IMAGE_URL__: JSON.stringify(process.env.IMAGE_URL ?? '/images/'),
  },
  build: {
    target: 'es2023',
    // One small style sheet for every page: nothing to wait for when the page changes.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: notYetLoaded },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks }, postBanner: compiledAhead },
        },
      },
    },
  },
});
