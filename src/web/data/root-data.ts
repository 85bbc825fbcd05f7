import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import type { HeadTagWire, HomeSettingsWire } from '#contract/shop.ts';
import { schemaJson } from '#web/head/schema-json.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import { type Category, categoryFromWire } from '#web/paths/category.ts';

/** Settings that the specification does not name: '' where another server does not have them. */
const unknown = {
  shop_name: '',
  address: '',
  phone: '',
  email: '',
  store_phone: '',
  upi_id: '',
  gstin: '',
};

type HindiSister = 'page_title_hi' | 'meta_description_hi' | 'address_hi' | 'opening_hours_hi';

/** The shop's settings in the page's language, its structured data made safe. */
export type Settings = Omit<
  HomeSettingsWire,
  'header_tags' | 'schema_code' | HindiSister | keyof typeof unknown
> &
  typeof unknown & { schema: string | undefined };

export type RootData = {
  /** undefined: the read failed. */
  settings: Settings | undefined;
  categories: Category[] | undefined;
  /** Somebody; `use-user.ts` says who. */
  signedIn: boolean;
  origin: string;
};

async function settingsFromWire(wire: HomeSettingsWire, log: Log): Promise<Settings> {
  const { header_tags, schema_code, ...rest } = wire;
  if (inHindi) {
    rest.page_title = rest.page_title_hi || rest.page_title;
    rest.meta_description = rest.meta_description_hi || rest.meta_description;
    rest.address = rest.address_hi || rest.address;
    rest.opening_hours = rest.opening_hours_hi || rest.opening_hours;
  }
  const head_tags = wire.head_tags ?? (await parsedHeadTags(header_tags));
  return { ...unknown, ...rest, head_tags, schema: schemaOf(schema_code, log) };
}

/** Our server sends `header_tags` as a list too; the parser is loaded for another server's HTML. */
async function parsedHeadTags(html: string): Promise<HeadTagWire[]> {
  if (html === '') return [];
  return (await import('#web/head/head-tags.ts')).headTagsOf(html);
}

function schemaOf(code: string, log: Log): string | undefined {
  if (code.trim() === '') return undefined;
  try {
    return schemaJson(code);
  } catch (error) {
    log('settings schema_code', error);
    return undefined;
  }
}

/** What every page shares: the shop's settings and the category tree. */
export async function rootData(
  call: Call,
  log: Log,
  signedIn: boolean,
  origin: string,
): Promise<RootData> {
  const [settings, tree] = await Promise.all([
    optional(log, 'settings', call('getHomeSettings', {})),
    optional(log, 'categories', call('getAllCategoriesWithSubcategories', {})),
  ]);
  return {
    settings: settings && (await settingsFromWire(settings.data, log)),
    categories: tree?.categories.map(categoryFromWire),
    signedIn,
    origin,
  };
}
