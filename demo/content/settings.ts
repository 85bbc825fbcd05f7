import { uttarakhandGstin } from '../assemble/gstin.ts';
import type { DemoSettings } from '../types.ts';

const address = '14, Mandi Chowk, Saharanpur Road, Niranjanpur, Dehradun, Uttarakhand 248171';

const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'WholesaleStore',
  name: 'Doon Wholesale',
  url: 'https://thok.example/',
  logo: 'https://thok.example/images/logo.webp',
  telephone: '+91 135 555 0142',
  email: 'hello@thok.example',
  currenciesAccepted: 'INR',
  paymentAccepted: 'Cash, UPI',
  openingHours: 'Mo-Sa 09:00-19:00',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '14, Mandi Chowk, Saharanpur Road, Niranjanpur',
    addressLocality: 'Dehradun',
    addressRegion: 'Uttarakhand',
    postalCode: '248171',
    addressCountry: 'IN',
  },
};

export const settings: DemoSettings = {
  shopName: 'Doon Wholesale',
  pageTitle: 'Doon Wholesale: pharmacy, baby, pet & skin care in packs for shopkeepers',
  metaDescription:
    'Wholesale packs for shopkeepers in Uttarakhand: pharmacy, health, baby, pet and skin care. See MRP, your price and your margin, order from ₹499, delivered in 1-3 business days.',
  pageTitleHi: 'Doon Wholesale: दवा, बेबी, पेट और स्किन केयर का सामान, दुकानदारों के लिए पैक में',
  metaDescriptionHi:
    'उत्तराखंड के दुकानदारों के लिए थोक पैक: दवा, हेल्थ, बेबी, पेट और स्किन केयर। MRP, अपना दाम और मार्जिन देखें, ₹499 से ऑर्डर करें, 1-3 कामकाजी दिनों में डिलीवरी।',
  metaKeywords:
    'wholesale, Dehradun, Uttarakhand, pharmacy, health care, baby care, pet care, skin care, retailer, kirana',
  headerTags:
    '<meta name="theme-color" content="#0b6b4b"><meta name="format-detection" content="telephone=no"><meta property="og:site_name" content="Doon Wholesale"><meta property="og:type" content="website"><link rel="author" href="https://thok.example/about">',
  schemaCode: JSON.stringify(structuredData),
  logo: 'logo.webp',
  logoDark: 'logo-dark.webp',
  facebook: 'https://facebook.example/doonwholesale',
  instagram: 'https://instagram.example/doonwholesale',
  linkedin: 'https://linkedin.example/company/doonwholesale',
  twitter: 'https://twitter.example/doonwholesale',
  youtube: 'https://youtube.example/@doonwholesale',
  address,
  addressHi: '14, मंडी चौक, सहारनपुर रोड, निरंजनपुर, देहरादून, उत्तराखंड 248171',
  openingHours: 'Mon–Sat 9 am – 7 pm\nSunday closed',
  openingHoursHi: 'सोम–शनि सुबह 9 – शाम 7 बजे\nरविवार बंद',
  phone: '+91 135 555 0142',
  email: 'hello@thok.example',
  storePhone: '+91 98765 00100',
  upiId: 'doonwholesale@upi.example',
  gstin: uttarakhandGstin('AADCD4821K'),
  gstMode: 'regular',
  state: 'Uttarakhand',
  city: 'Dehradun',
  pincode: '248171',
  deliveryKm: 60,
  costPerKmPaise: 600,
  expressPaise: 7900,
};
