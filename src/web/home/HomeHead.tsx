import { use } from 'react';
import type { HeadTagWire } from '#contract/shop.ts';
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
      {settings.head_tags?.map((headTag) => (
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

/** The server has sanitised them; whatever else another server sends is not printed. */
function HeadTag({ tag, attributes }: HeadTagWire) {
  const { name, property, content, media, rel, href, hreflang, type, sizes, title } = attributes;
  return tag === 'meta' ? (
    <meta name={name} property={property} content={content} media={media} />
  ) : (
    <link
      rel={rel}
      href={href}
      hrefLang={hreflang}
      type={type}
      sizes={sizes}
      media={media}
      title={title}
    />
  );
}
