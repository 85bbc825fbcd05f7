import { darken, lighten } from '../colour.ts';
import { label } from '../label.ts';
import type { Look } from '../look.ts';
import { motif } from '../motifs.ts';
import { floorShadow, roundRect, shaded } from '../shade.ts';
import { fitText, svgLines, svgText } from '../text.ts';
import { floor } from './bottles.ts';

/** A lid's upper side, seen a little from above. */
export function roundTop(look: Look, x: number, y: number, rx: number, ry: number): string {
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${lighten(look.cap, 0.22)}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx * 0.9}" ry="${ry * 0.78}" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="4"/>`
  );
}

export function jar(look: Look): string {
  const body = `M176 336Q176 308 204 306H596Q624 308 624 336V${floor - 54}Q624 ${floor} 570 ${floor}H230Q176 ${floor} 176 ${floor - 54}Z`;
  return (
    floorShadow(400, floor, 448) +
    shaded(roundRect(166, 176, 468, 134, 26), look.cap) +
    `<path d="M168 282H632" stroke="#000" stroke-opacity=".12" stroke-width="6"/>` +
    roundTop(look, 400, 184, 228, 30) +
    shaded(body, look.brand.finish === 'own' ? look.body : lighten(look.accent, 0.55)) +
    label(
      look,
      { x: 196, y: 326, w: 408, h: 356 },
      { paper: look.brand.finish === 'own' ? look.brand.second : '#fffdf8' },
    )
  );
}

export function tub(look: Look): string {
  const body = `M186 270Q186 236 220 234H580Q614 236 614 270V${floor - 34}Q614 ${floor} 580 ${floor}H220Q186 ${floor} 186 ${floor - 34}Z`;
  const lid = roundRect(178, 112, 444, 126, 20);
  return (
    floorShadow(400, floor, 428) +
    shaded(lid, look.cap) +
    roundTop(look, 400, 120, 216, 28) +
    Array.from(
      { length: 26 },
      (_, index) =>
        `<path d="M${196 + index * 16.3} 156V224" stroke="#000" stroke-opacity=".09" stroke-width="5"/>`,
    ).join('') +
    shaded(body, look.body) +
    `<path d="M186 ${floor - 70}C300 ${floor - 116} 500 ${floor - 24} 614 ${floor - 70}V${floor - 34}Q614 ${floor} 580 ${floor}H220Q186 ${floor} 186 ${floor - 34}Z" fill="${look.accent}" opacity=".9"/>` +
    `<path d="${body}" fill="url(#cyl)" opacity=".5"/>` +
    label(look, { x: 214, y: 262, w: 372, h: 366 })
  );
}

export function flatTin(look: Look): string {
  const ink = '#ffffff';
  const rim = darken(look.accent, 0.25);
  const name = fitText(look.label, { width: 320, height: 150, maxSize: 72, maxLines: 3 });
  const words = look.wordless
    ? motif(look.motif, 400, 392, 210, ink)
    : svgText(look.brand.upper ? look.brandName.toUpperCase() : look.brandName, 400, 290, 40, {
        family: look.brand.family,
        italic: look.brand.italic ?? false,
        colour: ink,
      }) +
      svgLines(name, 400, 392 - name.height / 2, { colour: ink }) +
      motif(look.motif, 400, 510, 62, lighten(look.accent, 0.75)) +
      svgText(look.quantity, 400, 586, 34, { colour: ink });
  return (
    floorShadow(400, floor, 330) +
    `<circle cx="426" cy="414" r="286" fill="url(#metal)"/><circle cx="418" cy="408" r="286" fill="#9aa4aa"/>` +
    `<circle cx="400" cy="400" r="290" fill="url(#metal)"/><circle cx="400" cy="400" r="268" fill="${rim}"/>` +
    `<circle cx="400" cy="400" r="256" fill="${darken(look.accent, 0.08)}"/><circle cx="400" cy="400" r="256" fill="url(#face)"/>` +
    `<circle cx="400" cy="400" r="236" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>` +
    words +
    `<path d="M190 300A236 236 0 0 1 330 176" stroke="#fff" stroke-opacity=".35" stroke-width="14" fill="none" stroke-linecap="round"/>`
  );
}
