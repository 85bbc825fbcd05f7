import { darken, lighten } from './colour.ts';
import type { Look } from './look.ts';
import { barcode } from './print.ts';
import { shaded } from './shade.ts';
import { svgText } from './text.ts';
import { wordmark } from './wordmark.ts';

const kraft = '#cda777';
const ink = '#5a3d1e';

/** The carton in which a shop gets the goods, seen from the front right; `floor` is below its face. */
export function shipper(look: Look, x: number, floor: number, w: number, h: number): string {
  const depth = w * 0.3;
  const rise = depth * 0.42;
  const y = floor - h;
  const lid = `M${x} ${y}L${x + depth} ${y - rise}H${x + w + depth}L${x + w} ${y}Z`;
  const side = `M${x + w} ${y}L${x + w + depth} ${y - rise}V${floor - rise}L${x + w} ${floor}Z`;
  const tape = w * 0.12;
  const middle = x + w / 2;
  return (
    `<ellipse cx="${x + (w + depth) / 2}" cy="${floor - 4}" rx="${(w + depth) * 0.54}" ry="16" fill="#0a1a14" opacity=".26" filter="url(#blur18)"/>` +
    `<path d="${lid}" fill="${lighten(kraft, 0.28)}"/><path d="${side}" fill="${darken(kraft, 0.22)}"/>` +
    shaded(`M${x} ${y}H${x + w}V${floor}H${x}Z`, kraft, 'face') +
    `<path d="M${middle - tape / 2 + depth} ${y - rise}h${tape}L${middle + tape / 2} ${y}v${h * 0.13}h-${tape}V${y}Z" fill="#fff" opacity=".4"/>` +
    // Goods stand before its left half.
    wordmark(look.brand, look.brandName, {
      ...{ x: x + w * 0.66, y: y + h * 0.17, width: w * 0.58, size: w * 0.15, colour: ink },
    }) +
    barcode(look, x + w * 0.54, floor - h * 0.2, w * 0.36, h * 0.13) +
    svgText(`${look.unitsInCarton} N`, x + w * 0.9, floor - h * 0.25, w * 0.11, {
      ...{ colour: ink, anchor: 'end' },
    }) +
    thisSideUp(x + w, floor, depth, rise, h)
  );
}

/** Two arrows on the side that is turned away. */
function thisSideUp(x: number, floor: number, depth: number, rise: number, h: number): string {
  const plane = `matrix(1 ${-rise / depth} 0 1 ${x} ${floor - h})`;
  const arrow = (at: number) => {
    const [left, top, size] = [depth * at, h * 0.26, depth * 0.11];
    return `M${left} ${top + size * 4}V${top + size}M${left - size} ${top + size * 1.8}L${left} ${top}L${left + size} ${top + size * 1.8}`;
  };
  return `<path transform="${plane}" d="${arrow(0.36)}${arrow(0.68)}" fill="none" stroke="${ink}" stroke-width="6"/>`;
}
