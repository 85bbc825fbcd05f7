import { use } from 'react';
import type { Settings } from '#web/data/root-data.ts';
import { HeadTag } from '#web/head/HeadTag.tsx';
import { NonceContext } from '#web/head/nonce.ts';
import { isThemeColor } from '#web/head/ThemeColor.tsx';

/** Spec §2: title, description, keywords, extra tags and structured data come from settings. */
export function HomeHead({ settings }: { settings: Settings }) {
  const nonce = use(NonceContext);
  // The theme colour is on every page already.
  const extraTags = settings.head_tags?.filter((tag) => !isThemeColor(tag)) ?? [];
  return (
    <>
      <title>{settings.page_title || settings.shop_name}</title>
      <meta name="description" content={settings.meta_description} />
      <meta name="keywords" content={settings.meta_keywords} />
      {extraTags.map((headTag) => (
        <HeadTag key={JSON.stringify(headTag)} {...headTag} />
      ))}
      {settings.schema !== undefined && (
        <script
          type="application/ld+json"
          nonce={nonce}
          suppressHydrationWarning
          // Parsed and printed again by schemaJson.
          dangerouslySetInnerHTML={{ __html: settings.schema }}
        />
      )}
    </>
  );
}
