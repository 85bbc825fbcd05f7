import type { ProductWire } from '#contract/product.ts';
import { type Product, productFromWire } from '#web/catalogue/product.ts';
import type { Crumb } from '#web/components/Breadcrumbs.tsx';
import { listingPath } from '#web/listing/listing-path.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import { brandPath, productPath } from '#web/paths/paths.ts';

/** Where a product stands in the shop. */
export type ProductPlace = {
  categoryName: string;
  subcategory: { name: string; slug: string };
  subSubcategory: { name: string; slug: string } | undefined;
};

/** A product with what only its own page shows. */
export type ProductDetail = Product & {
  sku: string;
  brand: { name: string; path: string };
  descriptionHtml: string;
  places: ProductPlace[];
};

export function productDetailFromWire(wire: ProductWire): ProductDetail {
  return {
    ...productFromWire(wire),
    sku: wire.sku,
    brand: brandFromWire(wire),
    descriptionHtml: (inHindi && wire.product_description_hi) || wire.product_description,
    places: placesFromWire(wire.categories),
  };
}

function brandFromWire(wire: ProductWire) {
  const { brand_id = 0, brand_name: name = '' } = wire;
  return { name: (inHindi && wire.brand_name_hi) || name, path: brandPath(brand_id, name) };
}

/** The specification does not say what `categories` holds: what leads nowhere is left out. */
function placesFromWire(categories: unknown): ProductPlace[] {
  return Array.isArray(categories) ? categories.flatMap(placeFromWire) : [];
}

function placeFromWire(wire: ProductWire['categories'][number]): ProductPlace[] {
  const { subcategory_slug, sub_subcategory_slug: slug } = wire;
  const name = (inHindi && wire.sub_subcategory_name_hi) || wire.sub_subcategory_name;
  if (subcategory_slug === undefined) return [];
  const place = {
    categoryName: (inHindi && wire.category_name_hi) || wire.category_name,
    subcategory: {
      name: (inHindi && wire.subcategory_name_hi) || wire.subcategory_name,
      slug: subcategory_slug,
    },
    subSubcategory: name && slug ? { name, slug } : undefined,
  };
  return [place];
}

/** The lists a place leads through, widest first. */
export function placeSteps({ subcategory, subSubcategory }: ProductPlace) {
  const { slug } = subcategory;
  const steps = [{ name: subcategory.name, path: listingPath({ slug, subSlug: undefined }) }];
  if (subSubcategory) {
    const path = listingPath({ slug, subSlug: subSubcategory.slug });
    steps.push({ name: subSubcategory.name, path });
  }
  return steps;
}

/** Home is where every trail begins, and the product itself where it ends. */
export function crumbsOf(product: ProductDetail): Crumb[] {
  const [place] = product.places;
  return [
    ...(place ? placeSteps(place) : []),
    { name: product.name, path: productPath(product.slug), isLong: true },
  ];
}
