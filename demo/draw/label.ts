import { inkOn, lighten } from './colour.ts';
import { glyph } from './glyphs.ts';
import type { Look } from './look.ts';
import { motif } from './motifs.ts';
import { dietMark, priceBox } from './print.ts';
import { fitText, svgLines, svgText, textWidth } from './text.ts';
import { wordmark } from './wordmark.ts';

export type Box = { x: number; y: number; w: number; h: number };

export type LabelOptions = {
  /** Paper behind the words; none when they stand on the pack itself. */
  paper?: string;
  /** What the words stand on where the pack has painted it already. */
  ground?: string;
  /** Leave out the illustration where the pack shows its own. */
  plain?: boolean;
  maxSize?: number;
  /** The pack shows its quantity elsewhere. */
  noQuantity?: boolean;
};

function quantityBar(look: Look, box: Box, size: number, ground: string): string {
  const text = look.quantity;
  const width = Math.min(box.w, textWidth(text) * size + size * 1.3);
  const fitted = Math.min(size, (box.w * 0.9) / textWidth(text));
  const height = size * 1.5;
  const x = box.x + box.w / 2;
  const y = box.y + box.h - height;
  return (
    `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${ground}"/>` +
    svgText(text, x, y + height / 2 + fitted * 0.36, fitted, { colour: inkOn(ground) })
  );
}

function wordless(look: Look, box: Box, ground: string): string {
  const size = Math.min(box.w * 0.62, box.h * 0.5);
  const colour = ground === look.accent ? '#ffffff' : look.accent;
  return motif(look.motif, box.x + box.w / 2, box.y + box.h / 2, size, colour);
}

/** The brand's name as it sets it, in the upper part of the box; `top` is where the rest begins. */
function head(look: Look, box: Box, size: number, ground: string): { top: number; drawn: string } {
  const { brand, brandName } = look;
  const ink = ground === look.body ? look.brandInk : brand.colour;
  const middle = box.x + box.w / 2;
  const word = (y: number, colour = ink) =>
    wordmark(brand, brandName, { ...{ x: middle, y, width: box.w * 0.9, size, colour } });
  if (brand.layout === 'band') {
    const fill = ground === brand.colour || look.brandInk === '#ffffff' ? '#fffdf8' : brand.colour;
    const y = box.y + size * 0.2;
    return {
      top: box.y + size * 1.5,
      drawn: `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${size * 1.4}" rx="6" fill="${fill}"/>${word(y, inkOn(fill) === '#ffffff' ? '#ffffff' : brand.colour)}`,
    };
  }
  if (brand.layout === 'rules') {
    const rule = (y: number) => `M${middle - box.w * 0.36} ${y}h${box.w * 0.72}`;
    const lines = `${rule(box.y + 2)}${rule(box.y + size * 1.32)}`;
    return {
      top: box.y + size * 1.5,
      drawn: `<path d="${lines}" stroke="${ink}" stroke-width="3.5" stroke-opacity=".7"/>${word(box.y + size * 0.18)}`,
    };
  }
  if (brand.layout === 'sign' && box.h > 240) {
    const sign = size * 1.15;
    return {
      top: box.y + sign + size * 1.25,
      drawn:
        glyph(brand.glyph, middle, box.y + sign / 2, sign, ink, look.accent) +
        word(box.y + sign * 1.02),
    };
  }
  return { top: box.y + size * 1.25, drawn: word(box.y) };
}

/** A frame or a stripe of the brand around what it prints, and the room that is left. */
function border(look: Look, box: Box, ground: string): { inner: Box; drawn: string } {
  const colour = ground === look.body ? look.brandInk : look.brand.colour;
  const { x, y, w, h } = box;
  if (look.brand.layout === 'stripe') {
    const wide = w * 0.055;
    const bars = `M${x} ${y}h${wide}v${h}h-${wide}z`;
    const inner = { x: x + wide * 1.6, y, w: w - wide * 1.6, h };
    return { inner, drawn: `<path d="${bars}" fill="${colour}"/>` };
  }
  if (look.brand.layout !== 'frame') return { inner: box, drawn: '' };
  const inner = { x: x + w * 0.05, y: y + h * 0.045, w: w * 0.9, h: h * 0.91 };
  const line = (by: number, stroke: number) =>
    `<rect x="${x + by}" y="${y + by}" width="${w - by * 2}" height="${h - by * 2}" rx="8" fill="none" stroke="${colour}" stroke-opacity=".65" stroke-width="${stroke}"/>`;
  return { inner, drawn: line(0, 4) + line(7, 1.5) };
}

/** What the law has printed, in the corners beside the quantity. */
function print(look: Look, box: Box, barWidth: number): string {
  const free = (box.w - barWidth) / 2 - 8;
  const mark = Math.min(30, free);
  const price = Math.min(68, free);
  const foot = box.y + box.h;
  return (
    (look.diet && mark > 16 ? dietMark(look.diet, box.x + 4, foot - mark - 6, mark) : '') +
    (price > 40 ? priceBox(look, box.x + box.w - price, foot - price * 0.62 - 2, price) : '')
  );
}

/** Brand, product name, illustration, net quantity and print, laid out within the box. */
export function label(look: Look, box: Box, options: LabelOptions = {}): string {
  const ground = options.paper ?? options.ground ?? look.body;
  const paper = options.paper
    ? `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" rx="10" fill="${options.paper}"/>`
    : '';
  if (look.wordless) return paper + wordless(look, box, ground);
  const ink = inkOn(ground);
  const pad = options.paper ? box.w * 0.05 : 0;
  const { inner, drawn } = border(
    look,
    { x: box.x + pad, y: box.y + pad, w: box.w - pad * 2, h: box.h - pad * 2 },
    ground,
  );
  const middle = inner.x + inner.w / 2;
  const barSize = Math.max(30, Math.min(38, inner.h * 0.095));
  const brand = head(look, inner, Math.min(46, inner.h * 0.14, inner.w * 0.19), ground);
  const rest = inner.y + inner.h - brand.top - (options.noQuantity ? 0 : barSize * 1.5);
  const wantsMotif = !options.plain && rest > 130;
  const name = fitText(look.label, {
    width: inner.w * 0.98,
    height: rest * (wantsMotif ? 0.68 : 0.94),
    maxSize: options.maxSize ?? 74,
  });
  const motifSize = wantsMotif ? Math.min(rest - name.height - 24, inner.w * 0.5, 150) : 0;
  const shown = motifSize > 46;
  const gap = (rest - name.height - (shown ? motifSize : 0)) / (shown ? 3 : 2);
  const nameTop = brand.top + gap;
  const onDark = ink === '#ffffff' ? lighten(look.accent, 0.3) : look.accent;
  const motifColour = ground === look.accent ? look.band : onDark;
  const bar = ground === look.band ? ink : look.band;
  const picture = () =>
    motif(look.motif, middle, nameTop + name.height + gap + motifSize / 2, motifSize, motifColour);
  const barWidth = textWidth(look.quantity) * barSize + barSize * 1.3;
  return (
    paper +
    drawn +
    brand.drawn +
    svgLines(name, middle, nameTop, { colour: ink }) +
    (shown ? picture() : '') +
    (options.noQuantity
      ? ''
      : quantityBar(look, inner, barSize, bar) + print(look, inner, barWidth))
  );
}
