import { notifications } from './notifications.ts';

/**
 * The texts of the shell and the catalogue; other areas' have a hook each, so that a page loads only
 * what it shows. The specification's words stand to the letter.
 */
export const shell = {
  productName: 'Thok',
  somethingWentWrong: 'Something went wrong!',
  unreachable: 'The shop cannot be reached. Please check your connection and try again.',

  skipToContent: 'Skip to content',
  offline: 'You are offline. Prices may be out of date.',
  offlineAsOf: (time: string) => `No network: prices as of ${time}.`,
  notOffline: 'Not available offline',
  loadingPage: 'Loading page',
  needsScripts: 'This page needs JavaScript. Please switch it on in your browser.',
  tryAgain: 'Try again',
  close: 'Close',
  readFailed: 'This could not be loaded.',
  backToHome: 'Back to home',
  seeAllProducts: 'See all products',
  breadcrumb: 'Breadcrumb',

  searchLabel: 'Search products',
  searchButton: 'Search',
  searchPlaceholders: ['Search for Baby Care', 'Health Care', 'Pet Care', 'Skin Care'],
  search: {
    empty: 'Empty the search box',
    resultCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    nothing: (words: string) => `Nothing found for “${words}”`,
  },

  home: 'Home',
  wallet: 'Wallet',
  notification: 'Notification',
  cart: 'Cart',
  profile: 'Profile',
  unreadCount: (count: number) => `${count} unread`,
  cartCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  account: 'Account',
  myAccount: 'My Account',
  signIn: 'Sign In',
  myOrder: 'My Order',
  logout: 'Logout',
  /** In its own words. */
  otherLanguage: { code: 'hi', name: 'हिन्दी' },
  mainNavigation: 'Main',
  quickNavigation: 'Quick links',

  categories: 'Categories',
  loadingCategories: 'Loading categories',
  noCategories: 'No categories found.',
  nothingYet: 'The shelves are being filled. Please come back soon.',
  noSubcategories: 'No subcategories available.',

  banners: 'Offers',
  offer: 'Offer',
  moreOffers: 'More offers',
  bottomOffers: 'Offers of the shop',
  buyAgain: 'Buy again',
  seeAll: 'See all',
  quickOrder: 'Quick order',
  bestSelling: 'Best Selling Products',
  popularCategory: 'Shop By Popular Category',
  featured: 'Featured Products',
  popularBrands: 'Popular Brands',

  percentOff: (percent: string) => `${percent} OFF`,
  youSave: (amount: string) => `You Save ${amount}`,
  mrp: 'MRP',
  from: 'From',
  perUnit: '/unit',
  packSizes: (sizes: readonly number[]) =>
    sizes.length === 1 ? `Pack of ${sizes[0]}` : `Packs of ${sizes.join(', ')}`,
  starCount: '(4)',
  add: 'Add',
  addProduct: (name: string) => `Add ${name}`,
  inStock: 'In stock',
  onlyLeft: (units: number) => `Only ${units} left`,
  outOfStock: 'Out of stock',
  similar: 'Similar products',
  similarTo: (name: string) => `Similar products to ${name}`,

  notifications,

  carousel: {
    role: 'carousel',
    slideRole: 'slide',
    slide: (index: number, count: number) => `${index} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },

  footer: {
    fold: 'Contact, help and policies',
    contact: 'Contact',
    shop: 'Shop',
    policies: 'Policies',
    about: 'About',
    allProducts: 'All products',
    contactUs: 'Contact Us',
    faqs: 'FAQs',
    shippingPolicy: 'Shipping Policy',
    terms: 'Terms & Conditions',
    privacyPolicy: 'Privacy Policy',
    refundPolicy: 'Refund Policy',
    promise: 'Wholesale packs for shopkeepers.',
  },
  social: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
    youtube: 'YouTube',
  },

  notFound: {
    title: 'Page not found',
    search: 'Search the whole shop',
    text: 'We could not find this page. Search for a product, or go back to the shop.',
  },
  busy: {
    title: 'One moment, please',
    text: 'The shop is busy. Please try again in a moment.',
  },
  failed: {
    title: 'Something went wrong!',
    text: 'The page could not be shown. Please try again.',
  },
} as const;
