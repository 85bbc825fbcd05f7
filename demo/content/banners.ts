import type { DemoBanner } from '../types.ts';

export const banners: DemoBanner[] = [
  {
    type: 'main',
    image: 'main-winter.webp',
    link: '/ayurveda',
    altText: 'Winter stock, better margins: chyawanprash, honey and juices',
  },
  {
    type: 'main',
    image: 'main-baby.webp',
    link: '/diapers-wipes',
    altText: 'Baby care in bulk: diapers and wipes by the carton',
  },
  {
    type: 'main',
    image: 'main-skin.webp',
    link: '/face-care',
    altText: 'Earn up to 38% on face care',
  },
  {
    type: 'main',
    image: 'main-first-aid.webp',
    link: '/first-aid',
    altText: 'First aid, always in stock',
  },
  {
    type: 'last',
    image: 'last-pets.webp',
    link: '/dog-food',
    altText: 'Food and treats for every dog',
  },
  {
    type: 'last',
    image: 'last-devices.webp',
    link: '/health-devices',
    altText: 'Home health devices with warranty',
  },
  { type: 'last', image: 'last-hair.webp', link: '/hair-care', altText: 'Hair oils and shampoos' },
  {
    type: 'bottom',
    image: 'bottom-express.webp',
    link: '/shop',
    altText: 'Express delivery in 1 day',
  },
  {
    type: 'bottom',
    image: 'bottom-toys.webp',
    link: '/baby-toys',
    altText: 'Toys that make easy gifts',
  },
];
