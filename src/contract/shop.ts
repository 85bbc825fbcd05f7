import { z } from 'zod';
import { bannerGrounds, bannerTypes, pageKeys } from '#domain/limits.ts';
import { defineAction } from './define.ts';
import { beyondSpec, hindiName, noInput } from './fields.ts';

const publicRead = { auth: 'public', effect: 'read', cacheable: true } as const;

const headTag = z.object({
  tag: z.enum(['meta', 'link']),
  attributes: z.record(z.string(), z.string()),
});

export type HeadTagWire = z.output<typeof headTag>;

const homeSettings = z.object({
  page_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  header_tags: z.string(),
  /** Beyond the specification: `header_tags` as a list, so that nobody has to parse HTML. */
  head_tags: z.array(headTag).optional(),
  schema_code: z.string(),
  logo: z.string(),
  /** For dark screens; '' where the shop has none. */
  logo_dark: beyondSpec(z.string()),
  facebook: z.string(),
  instagram: z.string(),
  linkedin: z.string(),
  twitter: z.string(),
  youtube: z.string(),
  shop_name: beyondSpec(z.string()),
  address: beyondSpec(z.string()),
  phone: beyondSpec(z.string()),
  email: beyondSpec(z.string()),
  store_phone: beyondSpec(z.string()),
  upi_id: beyondSpec(z.string()),
  gstin: beyondSpec(z.string()),
  opening_hours: beyondSpec(z.string()),
  /** In their place for readers of Hindi, where they are not ''. */
  page_title_hi: hindiName,
  meta_description_hi: hindiName,
  address_hi: hindiName,
  opening_hours_hi: hindiName,
  /** Where the shop is; '': it does not say. */
  city: beyondSpec(z.string()),
  /** How far around it delivers; 0: it does not say. */
  delivery_km: beyondSpec(z.int()),
  /** The pages that are written; links to others would lead nowhere. */
  pages: beyondSpec(z.array(z.enum(pageKeys))),
});

export type HomeSettingsWire = z.output<typeof homeSettings>;

const banner = z.object({
  id: z.int(),
  banner_type: z.enum(bannerTypes),
  banner_image: z.string(),
  /** For screens of 768 px and more; '': `banner_image` there too. */
  banner_image_wide: beyondSpec(z.string()),
  link: z.string(),
  alt_text: z.string(),
  /** Words over the picture; '': it has its own. */
  title: beyondSpec(z.string()),
  title_hi: hindiName,
  line: beyondSpec(z.string()),
  line_hi: hindiName,
  link_label: beyondSpec(z.string()),
  link_label_hi: hindiName,
  /** What the words stand on. */
  ground: beyondSpec(z.enum(bannerGrounds)),
});

export type BannerWire = z.output<typeof banner>;

const bannerExample = {
  id: 1,
  banner_type: 'main',
  banner_image: 'monsoon-care.webp',
  banner_image_wide: '',
  link: '/face-care',
  alt_text: 'Monsoon skin care',
  title: 'Monsoon skin care',
  title_hi: 'बारिश में त्वचा की देखभाल',
  line: 'Up to 40% margin',
  line_hi: '40% तक मार्जिन',
  link_label: 'See face care',
  link_label_hi: 'फेस केयर देखें',
  ground: 'rose',
} as const;

const brand = z.object({
  id: z.int(),
  brand_name: z.string(),
  brand_name_hi: hindiName,
  brand_logo: z.string(),
  alt_text: z.string(),
});

export type BrandWire = z.output<typeof brand>;

const subSubcategory = z.object({
  id: z.int(),
  sub_subcategory_name: z.string(),
  sub_subcategory_name_hi: hindiName,
  sub_subcategory_slug: z.string(),
  sub_subcategory_image: z.string(),
});

export type SubSubcategoryWire = z.output<typeof subSubcategory>;

const category = z.object({
  id: z.int(),
  category_name: z.string(),
  category_name_hi: hindiName,
  subcategories: z.array(
    z.object({
      slug: z.string(),
      subcategory_name: z.string(),
      subcategory_name_hi: hindiName,
      subcategory_image: z.string(),
      sub_subcategories: z.array(subSubcategory),
    }),
  ),
});

export type CategoryWire = z.output<typeof category>;

export const subSubcategoryExample = {
  id: 7,
  sub_subcategory_name: 'Face Wash',
  sub_subcategory_name_hi: 'फेस वॉश',
  sub_subcategory_slug: 'face-wash',
  sub_subcategory_image: 'face-wash.webp',
};

export const subSubcategoryList = z.object({ data: z.array(subSubcategory) });

export const getHomeSettings = defineAction({
  ...publicRead,
  summary: 'Head tags, logo, contacts and social links of the shop.',
  envelope: 'success',
  input: noInput,
  output: z.object({ data: homeSettings }),
  example: {
    input: {},
    output: {
      data: {
        page_title: 'Doon Wholesale',
        meta_description: 'Wholesale pharmacy, baby, pet and skin care in Dehradun.',
        meta_keywords: 'wholesale, pharmacy, dehradun',
        header_tags: '<meta name="theme-color" content="#0b6b4b">',
        head_tags: [{ tag: 'meta', attributes: { name: 'theme-color', content: '#0b6b4b' } }],
        schema_code: '{"@context":"https://schema.org","@type":"WholesaleStore"}',
        logo: 'logo.webp',
        logo_dark: 'logo-dark.webp',
        facebook: '',
        instagram: '',
        linkedin: '',
        twitter: '',
        youtube: '',
        shop_name: 'Doon Wholesale',
        address: '14 Gandhi Road, Dehradun 248001',
        phone: '98765 43210',
        email: 'hello@thok.example',
        store_phone: '98765 43210',
        upi_id: 'doonwholesale@upi',
        gstin: '05AADCD4821K1ZS',
        opening_hours: 'Mon–Sat 9 am – 7 pm',
        city: 'Dehradun',
        delivery_km: 60,
        pages: ['about', 'terms', 'privacy', 'refund', 'shipping'],
      },
    },
  },
});

export const getBanners = defineAction({
  ...publicRead,
  summary: 'Banners of the main carousel.',
  envelope: 'status',
  input: noInput,
  output: z.object({ banners: z.array(banner) }),
  example: { input: {}, output: { banners: [bannerExample] } },
});

const bannerList = z.object({ data: z.array(banner) });

export const getAllBannersLast = defineAction({
  ...publicRead,
  summary: "Banners of type 'last': the strip of linked pictures.",
  envelope: 'status',
  input: noInput,
  output: bannerList,
  example: { input: {}, output: { data: [{ ...bannerExample, banner_type: 'last' }] } },
});

export const getAllBannersBottom = defineAction({
  ...publicRead,
  summary: "Banners of type 'bottom': two columns near the foot of the home page.",
  envelope: 'status',
  input: noInput,
  output: bannerList,
  example: { input: {}, output: { data: [{ ...bannerExample, banner_type: 'bottom' }] } },
});

export const getAllBrands = defineAction({
  ...publicRead,
  summary: 'Every brand with its logo.',
  envelope: 'status',
  input: noInput,
  output: z.object({ data: z.array(brand) }),
  example: {
    input: {},
    output: {
      data: [
        { id: 3, brand_name: 'Doon Botanics', brand_logo: 'doon-botanics.webp', alt_text: '' },
      ],
    },
  },
});

export const getAllCategoriesWithSubcategories = defineAction({
  ...publicRead,
  summary: 'The category tree: categories, subcategories, sub-subcategories.',
  envelope: 'status',
  input: noInput,
  output: z.object({ categories: z.array(category) }),
  example: {
    input: {},
    output: {
      categories: [
        {
          id: 1,
          category_name: 'Skin Care',
          subcategories: [
            {
              slug: 'face-care',
              subcategory_name: 'Face Care',
              subcategory_image: 'face-care.webp',
              sub_subcategories: [subSubcategoryExample],
            },
          ],
        },
      ],
    },
  },
});

export const handleAbandonedCarts = defineAction({
  ...publicRead,
  summary: 'Kept for old clients: a harmless read. Reminding is a scheduled job.',
  envelope: 'status',
  input: noInput,
  output: z.object({ categories: z.array(z.never()) }),
  example: { input: {}, output: { categories: [] } },
});

export const getDeliverySettings = defineAction({
  ...publicRead,
  summary: 'Delivery charge per kilometre and the express charge.',
  envelope: 'status',
  input: noInput,
  output: z.object({
    settings: z.object({ cost_per_km: z.number(), express_delivery: z.number() }),
  }),
  example: { input: {}, output: { settings: { cost_per_km: 4, express_delivery: 60 } } },
});
