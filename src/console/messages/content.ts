import type { PageKey } from '#domain/limits.ts';

export const bannerTexts = {
  title: 'Banners',
  add: 'Add a banner',
  addTitle: 'Add a banner',
  back: 'All banners',
  types: {
    main: 'Carousel at the top',
    last: 'Strip in the middle',
    bottom: 'Pair near the foot',
  },
  typeHints: {
    main: 'Large pictures that change every 3 seconds.',
    last: 'A row of smaller pictures.',
    bottom: 'Two beside each other, 250 pixels high.',
  },
  addTo: (place: string) => `Add a banner: ${place}`,
  none: 'None: the shop leaves this place out.',
  shown: 'Shown',
  until: (moment: string) => `Shown until ${moment}`,
  from: (moment: string) => `From ${moment}`,
  ended: (moment: string) => `Ended ${moment}`,
  picture: 'Pictures',
  leads: 'Where and when',
  fields: {
    banner_type: 'Place',
    banner_image: 'Picture',
    banner_image_wide: 'Picture for wide screens',
    alt_text: 'Words for the picture',
    link: 'Link',
    starts_at: 'Shown from',
    ends_at: 'Shown until',
  },
  sizes: {
    main: 'Best 1600 × 600 pixels.',
    last: 'Best 800 × 400 pixels.',
    bottom: 'Best 1200 × 500 pixels; a phone shows its left half.',
  },
  wideHint: 'From 768 pixels on. Empty: the same picture.',
  altHint: 'What it says, for people who do not see it.',
  linkHint: 'A page of the shop, such as /face-care, or https://…',
  timeHint: 'Indian time. Empty: no limit.',
  preview: 'Preview',
  onPhone: 'On a phone',
  onDesktop: 'On a wide screen',
  noPicture: 'Choose a picture to see it here.',
  deleteText: 'It disappears from the shop at once.',
  name: (words: string) => `the banner “${words}”`,
} as const;

export const pageTexts = {
  title: 'Pages',
  back: 'All pages',
  names: {
    about: 'About',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    refund: 'Refund policy',
    shipping: 'Shipping policy',
  } satisfies Record<PageKey, string>,
  empty: 'Nothing written yet',
  fields: { value: 'Text' },
  inShop: 'View in the shop',
} as const;

export const faqTexts = {
  title: 'Questions and answers',
  lead: 'In this order the shop shows them; the first one is open.',
  add: 'Add a question',
  editTitle: 'Question and answer',
  back: 'All questions',
  noneYet: 'No questions yet.',
  fields: { question: 'Question', answer: 'Answer' },
  delete: 'Delete',
  deleteText: 'The question and its answer disappear from the shop at once.',
  name: 'this question',
} as const;
