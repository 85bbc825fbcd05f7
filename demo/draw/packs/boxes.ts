import { darken, lighten } from '../colour.ts';
import { type Box, label } from '../label.ts';
import type { Look } from '../look.ts';
import { motif } from '../motifs.ts';
import { barcode, priceBox } from '../print.ts';
import { floorShadow, roundRect, shaded } from '../shade.ts';
import { dropperVial, floor } from './bottles.ts';

/** A carton seen from the front right: face, side and lid. Bottom on the floor. */
export function cartonAt(
  look: Look,
  x: number,
  w: number,
  h: number,
  depth = 66,
  labelShare = 0.86,
): string {
  const y = floor - h;
  const rise = depth * 0.42;
  const side = `M${x + w} ${y}L${x + w + depth} ${y - rise}V${floor - rise}L${x + w} ${floor}Z`;
  const lid = `M${x} ${y}L${x + depth} ${y - rise}H${x + w + depth}L${x + w} ${y}Z`;
  const strip = h * 0.045;
  const face: Box = { x: x + w * 0.06, y: y + strip + h * 0.045, w: w * 0.88, h: h * labelShare };
  return (
    floorShadow(x + (w + depth) / 2, floor, w + depth) +
    `<path d="${lid}" fill="${lighten(look.body, 0.3)}"/><path d="${lid}" fill="${look.accent}" opacity=".16"/>` +
    `<path d="${side}" fill="${darken(look.body, 0.2)}"/>` +
    `<path d="M${x + w} ${y}L${x + w + depth} ${y - rise}V${y - rise + strip}L${x + w} ${y + strip}Z" fill="${darken(look.band, 0.2)}"/>` +
    shaded(`M${x} ${y}H${x + w}V${floor}H${x}Z`, look.body, 'face') +
    edge(`M${x} ${floor}V${y}L${x + depth} ${y - rise}H${x + w + depth}`) +
    `<rect x="${x}" y="${y}" width="${w}" height="${strip}" fill="${look.band}"/>` +
    (look.wordless ? '' : sidePrint(look, x + w, floor, depth, rise)) +
    label(look, face)
  );
}

/** White goods on a white ground have an edge. */
function edge(path: string): string {
  return `<path d="${path}" fill="none" stroke="#14211c" stroke-opacity=".16" stroke-width="2.5"/>`;
}

/** On the side: price and code, as the eye sees it from the front. */
function sidePrint(look: Look, x: number, floor: number, depth: number, rise: number): string {
  const wide = depth * 0.7;
  const [left, bottom] = [depth * 0.15, -depth * 0.3];
  return (
    `<g transform="matrix(1 ${-rise / depth} 0 1 ${x} ${floor})" opacity=".85">` +
    barcode(look, left, bottom - wide * 1.6, wide, wide * 0.75) +
    `${priceBox(look, left, bottom - wide * 0.72, wide)}</g>`
  );
}

export function carton(look: Look): string {
  return cartonAt(look, 176, 380, 536, 78);
}

function tabletRows(look: Look, count: number): string {
  const capsule = /capsule|omega/i.test(look.quantity);
  return Array.from({ length: count }, (_, index) => {
    const x = 54 + (index % 5) * 78;
    const y = 52 + Math.floor(index / 5) * 84;
    const ry = capsule ? 17 : 27;
    return (
      `<ellipse cx="${x}" cy="${y + 4}" rx="32" ry="${ry + 5}" fill="#000" opacity=".14"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="31" ry="${ry + 4}" fill="#eef2f4"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="25" ry="${ry - 2}" fill="${lighten(look.accent, 0.35)}"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="25" ry="${ry - 2}" fill="url(#ball)"/>`
    );
  }).join('');
}

export function blister(look: Look): string {
  return (
    cartonAt(look, 150, 420, 520, 70, 0.6) +
    `<g transform="translate(236 566) rotate(-7)"><rect x="4" y="10" width="420" height="188" rx="16" fill="#0a1a14" opacity=".25" filter="url(#blur8)"/>` +
    `<rect width="420" height="188" rx="16" fill="url(#metal)"/><rect x="5" y="5" width="410" height="178" rx="13" fill="#fff" opacity=".28"/>` +
    `${tabletRows(look, 10)}</g>`
  );
}

export function dropper(look: Look): string {
  return cartonAt(look, 120, 356, 520, 60) + dropperVial(look, 606);
}

export function soap(look: Look): string {
  const bar = lighten(look.accent, 0.35);
  return (
    cartonAt(look, 116, 500, 400, 84, 0.62) +
    `<ellipse cx="560" cy="${floor + 6}" rx="170" ry="16" fill="#0a1a14" opacity=".26" filter="url(#blur8)"/>` +
    shaded(
      `M408 ${floor - 38}Q404 596 452 590H672Q720 596 716 ${floor - 38}Q714 ${floor + 12} 668 ${floor + 12}H456Q410 ${floor + 12} 408 ${floor - 38}Z`,
      darken(bar, 0.12),
      'soft',
    ) +
    shaded(
      `M412 640Q410 588 456 586H668Q714 588 712 640Q710 ${floor - 18} 668 ${floor - 18}H456Q414 ${floor - 18} 412 640Z`,
      bar,
      'face',
    ) +
    `<rect x="446" y="606" width="232" height="60" rx="28" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4"/>` +
    motif(look.motif, 562, 636, 44, darken(bar, 0.22))
  );
}

/** Goods sold on a hanging card: balms, inhalers, razors. */
export function card(look: Look, goods: string): string {
  const path = roundRect(206, 84, 388, 620, 28);
  return (
    floorShadow(400, floor, 388) +
    shaded(path, look.body, 'face') +
    edge(path) +
    `<path d="M206 410H594V676Q594 704 566 704H234Q206 704 206 676Z" fill="${lighten(look.accent, 0.72)}"/>` +
    `<path d="M372 118H428" stroke="#26332d" stroke-opacity=".4" stroke-width="16" stroke-linecap="round"/>` +
    label(look, { x: 226, y: 146, w: 348, h: 252 }, { plain: true, maxSize: 64 }) +
    goods
  );
}

export function stick(look: Look): string {
  const one = (x: number, colour: string, turn: number) =>
    `<g transform="rotate(${turn} ${x} 560)"><rect x="${x - 34}" y="430" width="76" height="262" rx="14" fill="#0a1a14" opacity=".22" filter="url(#blur8)"/>` +
    `${shaded(roundRect(x - 38, 426, 76, 142, 14), colour)}${shaded(roundRect(x - 38, 562, 76, 124, 10), '#fbfbf8')}` +
    `<rect x="${x - 38}" y="600" width="76" height="16" fill="${look.accent}"/></g>`;
  return card(look, one(340, look.accent, -9) + one(466, darken(look.accent, 0.22), 7));
}

/** Goods shown before their box; in a wordless tile the goods alone, larger. */
export function withBox(look: Look, object: string): string {
  if (!look.wordless) return cartonAt(look, 92, 352, 500, 56) + object;
  return `<g transform="translate(-518 -356) scale(1.5)">${object}</g>`;
}
