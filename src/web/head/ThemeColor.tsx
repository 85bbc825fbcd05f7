import type { HeadTagWire } from '#contract/shop.ts';
import { HeadTag } from './HeadTag.tsx';

export function isThemeColor({ tag, attributes }: HeadTagWire): boolean {
  return tag === 'meta' && attributes.name?.trim().toLowerCase() === 'theme-color';
}

/** The settings' own colour, on every page; a browser takes the first one it finds. */
export function ThemeColor({ headTags = [] }: { headTags?: HeadTagWire[] | undefined }) {
  const own = headTags.filter(isThemeColor);
  if (own.length > 0) return own.map((tag) => <HeadTag key={JSON.stringify(tag)} {...tag} />);
  return (
    <>
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#151e1a" media="(prefers-color-scheme: dark)" />
    </>
  );
}
