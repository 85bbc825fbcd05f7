import type { BrandLook } from './brand-looks.ts';
import { svgText, textWidth } from './text.ts';

/** The brand's name in its own letters, no wider than `width`; `y` is the top of the line. */
export function wordmark(
  brand: BrandLook,
  name: string,
  at: { x: number; y: number; width: number; size: number; colour: string },
): string {
  const text = brand.upper ? name.toUpperCase() : name;
  // The DejaVu faces run about a fifth wider than the measured one, the serifs a little.
  const wider = brand.family.startsWith('DejaVu') ? 1.24 : 1.1;
  const spacingEm = (brand.spacing ?? 0) / 60;
  const em = textWidth(text) * wider + text.length * spacingEm;
  const size = Number(Math.min(at.size, at.width / em).toFixed(1));
  const style = { family: brand.family, italic: brand.italic ?? false, colour: at.colour };
  const spacing = Number((spacingEm * size).toFixed(2));
  return svgText(text, at.x, Math.round(at.y + size * 0.8), size, { ...style, spacing });
}
