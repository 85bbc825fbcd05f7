import { brandSlug } from '#domain/catalogue/slug.ts';
import { brandFacts } from '../content/brands.ts';
import { brandLooks } from './brand-looks.ts';
import { house, lighten } from './colour.ts';
import { glyph } from './glyphs.ts';
import { svgOf } from './packshot.ts';
import { nameFont } from './text.ts';
import { wordmark } from './wordmark.ts';

function logoSvg(name: string): string {
  const brand = brandLooks[name];
  if (!brand) throw new Error(`No look for ${name}`);
  const second =
    brand.second.startsWith('#e') || brand.second.startsWith('#d')
      ? lighten(brand.colour, 0.55)
      : brand.second;
  return svgOf(
    480,
    240,
    `<rect width="480" height="240" fill="#ffffff"/>${glyph(brand.glyph, 240, 78, 92, brand.colour, second)}` +
      wordmark(brand, name, { x: 240, y: 142, width: 400, size: 68, colour: brand.colour }),
  );
}

export function brandPictures(): Map<string, string> {
  return new Map(brandFacts.map(({ name }) => [`${brandSlug(name)}.webp`, logoSvg(name)]));
}

/** Colours of the two words of the shop's name. */
const logoInks = {
  light: { first: house.green, second: house.ink },
  dark: { first: '#5fd0a2', second: '#e8efeb' },
} as const;

/** Hills over a carton, beside the shop's name. Widths are fixed so that any sans will do. */
export function shopLogoSvg(scheme: keyof typeof logoInks): string {
  const ink = logoInks[scheme];
  const family = `${nameFont}, Noto Sans, Segoe UI, Roboto, Helvetica, Arial, sans-serif`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96" viewBox="0 0 320 96">` +
    `<title>Doon Wholesale</title><rect x="4" y="8" width="80" height="80" rx="20" fill="${house.green}"/>` +
    `<circle cx="61" cy="30" r="8" fill="#f6b73c"/><path d="M14 54L36 24L50 44L56 36L74 54Z" fill="#ffffff"/>` +
    `<path d="M20 60H68V74Q68 78 64 78H24Q20 78 20 74Z" fill="#ffffff" opacity=".92"/><path d="M38 60H50V68L44 65L38 68Z" fill="${house.green}"/>` +
    `<text x="98" y="47" font-family="${family}" font-weight="700" font-size="42" fill="${ink.first}" textLength="112" lengthAdjust="spacingAndGlyphs">Doon</text>` +
    `<text x="99" y="77" font-family="${family}" font-weight="700" font-size="28" fill="${ink.second}" textLength="150" lengthAdjust="spacingAndGlyphs">Wholesale</text></svg>\n`
  );
}
