import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pickerFiles } from './scripts/picker-files.ts';

/**
 * Few files, cached for long, beside each page's own: the libraries, what every page shows, and what
 * the pages of one area share, so that no page fetches many small ones. Each takes in what it needs of
 * those after.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  {
    name: 'shell',
    test: /src[\\/](?:client[\\/](?!use-field-errors)|web[\\/](?:layout|messages[\\/](?:en|hi)[\\/]shell|search[\\/](?!SearchPanel|Option|VoiceSearch|speech)|(?:data|paths)[\\/]|components[\\/](?!EmptyWithLink|ReadFailed|NoScriptNotice)|head[\\/]nonce|messages[\\/]in-hindi|[^\\/]+\.tsx?$))/,
  },
  {
    name: 'catalogue',
    test: /src[\\/](?:ui[\\/](?:DeferredSection|IconButton|Skeleton)|web[\\/]catalogue)/,
  },
  {
    name: 'parts',
    test: /src[\\/](?:ui[\\/](?!Carousel|QrCode|Scan|barcode|use-carousel|use-autoplay)|client[\\/]use-field-errors|web[\\/]messages[\\/](?:en|hi)[\\/]form-outcomes|web[\\/](?:account[\\/](?:Tick|Form.module)|content[\\/]Html\.|listing[\\/](?:[Bb]readcrumb|listing-path|Filters.module)|product[\\/]share-link|components[\\/](?:EmptyWithLink|ReadFailed|NoScriptNotice)))/,
  },
  {
    name: 'time',
    test: /src[\\/](?:domain[\\/]india[\\/](?:indian-time|date-words)|web[\\/]messages[\\/](?:format-dates|(?:en|hi)[\\/]dates))/,
  },
  {
    name: 'packs',
    test: /src[\\/](?:domain[\\/](?:cart[\\/](?:cart|cart-rules)|catalogue[\\/]pack-texts)\.|web[\\/]messages[\\/](?:en|hi)[\\/](?:cart|product)\.|web[\\/]cart[\\/](?:queue|queue-db|queued-changes|send-change|pending-packs|typed-packs|change-lock|refused-change|PackStepper|PickerStatus|use-(?:queue|picker|slot-units))\.)/,
  },
  {
    name: 'product-head',
    test: /src[\\/]web[\\/]product[\\/](?:FailedProduct|(?:ProductInfo|ProductPage|ZoomPicture)\.module)/,
  },
  { name: 'lists', test: /src[\\/]web[\\/]listing[\\/](?!(?:brand|shop|subcategory)-data)/ },
  {
    name: 'ordering',
    test: /src[\\/](?:domain[\\/]orders[\\/](?:delivery|order-status)|web[\\/](?:account[\\/]private-page|cart[\\/](?:CartTotals.module|Proceed.module|cart-note)|checkout[\\/]Option|messages[\\/](?:en|hi)[\\/]orders|orders[\\/](?:Card|Facts|OrderTotals|StatusBadge|billing-facts|delivery-name|order-data|order|prepared-order|use-placed-order)\.))/,
  },
  {
    name: 'account',
    test: /src[\\/]web[\\/](?:account[\\/](?:AccountCard|AccountPills|BackToLogin|PersonFields|account-data)|messages[\\/](?:en|hi)[\\/]account)/,
  },
  {
    name: 'reorder',
    test: /src[\\/](?:domain[\\/]orders[\\/]reorder|web[\\/](?:buy-again[\\/]buy-again-data|cart[\\/]queue-many|home[\\/]UsualCards|messages[\\/](?:en|hi)[\\/]reorder|reorder[\\/](?:AddManyAlert|LinePicture|OfferFlags|reorder-line|use-add-many))\.?)/,
  },
  { name: 'content', test: /src[\\/]web[\\/]content[\\/]ContentPage/ },
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
