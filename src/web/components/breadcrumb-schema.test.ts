import { expect, test } from 'vitest';
import { breadcrumbSchema } from './breadcrumb-schema.ts';

test('levels with a page are items in their order, the page itself needs no address', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Skin Care' },
    { name: 'Face Care', path: '/face-care' },
    { name: 'Face Wash' },
  ];
  expect(breadcrumbSchema(crumbs, 'https://thok.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://thok.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Face Care',
        item: 'https://thok.example/face-care',
      },
      { '@type': 'ListItem', position: 3, name: 'Face Wash' },
    ],
  });
});
