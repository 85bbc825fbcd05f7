import { use } from 'react';
import { NonceContext } from '#web/nonce.ts';
import type { Settings } from '#web/root-data.ts';

/** Spec §2: title, description, keywords, extra tags and structured data come from settings. */
export function HomeHead({ settings }: { settings: Settings }) {
  const nonce = use(NonceContext);
  return (
    <>
      <title>{settings.page_title || settings.shop_name}</title>
      <meta name="description" content={settings.meta_description} />
      <meta name="keywords" content={settings.meta_keywords} />
      {settings.headerTags.map(({ tag: Tag, attributes }) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
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
