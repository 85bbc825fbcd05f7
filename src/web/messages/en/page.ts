/** Of pages beyond the first load. */
export const page = {
  needsScripts: 'This page needs JavaScript. Please switch it on in your browser.',
  readFailed: 'This could not be loaded.',
  breadcrumb: 'Breadcrumb',
  seeAllProducts: 'See all products',
  busy: {
    title: 'One moment, please',
    text: 'The shop is busy. Please try again in a moment.',
  },
} as const;
