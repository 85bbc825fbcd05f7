import { inkOn, lighten } from './colour.ts';
import type { Look } from './look.ts';
import { motif } from './motifs.ts';
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

/** Brand, product name, illustration and net quantity, laid out within the box. */
export function label(look: Look, box: Box, options: LabelOptions = {}): string {
  const ground = options.paper ?? options.ground ?? look.body;
  const paper = options.paper
    ? `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" rx="10" fill="${options.paper}"/>`
    : '';
  if (look.wordless) return paper + wordless(look, box, ground);
  const ink = inkOn(ground);
  const brandInk = ground === look.body ? look.brandInk : look.brand.colour;
  const pad = options.paper ? box.w * 0.05 : 0;
  const inner = { x: box.x + pad, y: box.y + pad, w: box.w - pad * 2, h: box.h - pad * 2 };
  const middle = inner.x + inner.w / 2;
  const brandSize = Math.min(46, inner.h * 0.14, inner.w * 0.19);
  const barSize = Math.max(30, Math.min(38, inner.h * 0.095));
  const rest = inner.h - brandSize * 1.25 - (options.noQuantity ? 0 : barSize * 1.5);
  const wantsMotif = !options.plain && rest > 130;
  const name = fitText(look.label, {
    width: inner.w * 0.98,
    height: rest * (wantsMotif ? 0.68 : 0.94),
    maxSize: options.maxSize ?? 74,
  });
  const motifSize = wantsMotif ? Math.min(rest - name.height - 24, inner.w * 0.5, 150) : 0;
  const shown = motifSize > 46;
  const gap = (rest - name.height - (shown ? motifSize : 0)) / (shown ? 3 : 2);
  const nameTop = inner.y + brandSize * 1.25 + gap;
  const onDark = ink === '#ffffff' ? lighten(look.accent, 0.3) : look.accent;
  const motifColour = ground === look.accent ? look.band : onDark;
  const bar = ground === look.band ? ink : look.band;
  return (
    paper +
    wordmark(look.brand, look.brandName, {
      x: middle,
      y: inner.y,
      width: inner.w * 0.94,
      size: brandSize,
      colour: brandInk,
    }) +
    svgLines(name, middle, nameTop, { colour: ink }) +
    (shown
      ? motif(
          look.motif,
          middle,
          nameTop + name.height + gap + motifSize / 2,
          motifSize,
          motifColour,
        )
      : '') +
    (options.noQuantity ? '' : quantityBar(look, inner, barSize, bar))
  );
}
