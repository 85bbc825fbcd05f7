import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Two cached files beside each page's own: the libraries, and what every page shows. */
const chunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'shell',
    test: /src[\\/](?:contract|domain|ui[\\/](?!Carousel|use-carousel|use-autoplay)|web[\\/](?:layout|messages|search|[^\\/]+\.tsx?$))/,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  define: {
    // `import.meta.env.BASE_URL` is Vite's own; these two are the storefront's build-time settings.
    __BASE_URL__: JSON.stringify(process.env.BASE_URL ?? '/api?endpoint='),
    __IMAGE_URL__: JSON.stringify(process.env.IMAGE_URL ?? '/images/'),
  },
  build: {
    target: 'es2023',
    // One small style sheet for every page: nothing to wait for when the page changes.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    },
  },
});
