import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Few files, cached for long, beside each page's own: the libraries, what every page shows, what the
 * pages of the catalogue share, and the rest of the parts. Each takes in what it needs of those after.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  {
    name: 'shell',
    test: /src[\\/](?:client[\\/](?!use-field-errors)|web[\\/](?:layout|messages[\\/]use-messages|search[\\/](?!SearchPanel|Option)|[^\\/]+\.tsx?$))/,
  },
  {
    name: 'catalogue',
    test: /src[\\/](?:ui[\\/](?:DeferredSection|IconButton|Skeleton)|web[\\/](?:catalogue|content[\\/]Html\.|listing[\\/](?:[Bb]readcrumb|listing-path|ListingError|Filters.module)|product[\\/]share-link))/,
  },
  {
    name: 'parts',
    test: /src[\\/](?:ui[\\/](?!Carousel|use-carousel|use-autoplay)|client[\\/]use-field-errors)/,
  },
];

/** Has Chromium compile a file's functions while it loads, not one by one where they are called. */
const compiledAhead = ({ name }: { name: string }) =>
  name === 'react' || name === 'router' ? '//# allFunctionsCalledOnLoad' : '';

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
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks }, postBanner: compiledAhead },
        },
      },
    },
  },
});
