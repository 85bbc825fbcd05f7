import { defineConfig } from 'vite';
import { guidePages } from './scripts/guide/vite-plugin.ts';

/** Few files, cached for long, beside each screen's own: the libraries, and what screens share. */
const chunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  {
    name: 'shell',
    test: /src[\\/](?:client|domain|ui[\\/](?!QrCode)|console[\\/](?:layout|parts|[^\\/]+$))/,
  },
];

/** The operator's app: a build of its own, so that nothing of it reaches the storefront's files. */
export default defineConfig({
  root: 'src/console',
  base: '/console/',
  publicDir: false,
  plugins: [guidePages()],
  build: {
    outDir: '../../build/console',
    emptyOutDir: true,
    target: 'es2023',
    // One small style sheet for every screen.
    cssCodeSplit: false,
    // Read by the test of the first load's size.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
