import type { HeadTagWire } from '#contract/shop.ts';

/** The server has sanitised them; whatever else another server sends is not printed. */
export function HeadTag({ tag, attributes }: HeadTagWire) {
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
