import { darken, inkOn, lighten } from '../colour.ts';
import { label } from '../label.ts';
import type { Look } from '../look.ts';
import { motif } from '../motifs.ts';
import { floorShadow, roundRect, shaded } from '../shade.ts';
import { svgText } from '../text.ts';
import { floor } from './bottles.ts';

export function tube(look: Look): string {
  const body = 'M222 112H578L566 300C560 430 520 560 500 600H300C280 560 240 430 234 300Z';
  const white = look.brand.finish === 'white';
  const swoosh =
    'M228 214L234 300C240 430 280 560 300 600H500C506 588 512 572 520 552C440 560 330 500 228 214Z';
  return (
    floorShadow(400, floor, 230) +
    shaded(roundRect(296, 596, 208, floor - 596, 18), look.cap) +
    Array.from(
      { length: 13 },
      (_, index) =>
        `<path d="M${308 + index * 15.5} 616V690" stroke="#000" stroke-opacity=".1" stroke-width="4"/>`,
    ).join('') +
    `<path d="${body}" fill="${look.body}"/>` +
    (white ? `<path d="${swoosh}" fill="${look.accent}" opacity=".16"/>` : '') +
    `<path d="${body}" fill="url(#cyl)"/>` +
    `<path d="M218 84H582L578 132H222Z" fill="${white ? look.accent : look.band}"/>` +
    Array.from(
      { length: 30 },
      (_, index) =>
        `<path d="M${226 + index * 12} 86V130" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>`,
    ).join('') +
    label(look, { x: 266, y: 158, w: 268, h: 416 })
  );
}

export function pouch(look: Look): string {
  const body = `M206 110H594L600 640C604 690 560 ${floor} 400 ${floor}S196 690 200 640Z`;
  return (
    floorShadow(400, floor, 380) +
    shaded(body, look.body, 'soft') +
    `<path d="M200 620C260 668 540 668 600 620V640C604 690 560 ${floor} 400 ${floor}S196 690 200 640Z" fill="#000" opacity=".12"/>` +
    `<path d="M206 110H594V150H206Z" fill="${look.band}"/>` +
    `<path d="M206 118H594M206 126H594M206 134H594M206 142H594" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>` +
    `<path d="M206 166L192 172 206 178ZM594 166L608 172 594 178Z" fill="#f4f6f5"/>` +
    `<path d="M214 186H586" stroke="#000" stroke-opacity=".14" stroke-width="5"/>` +
    label(look, { x: 236, y: 210, w: 328, h: 420 }) +
    `<path d="M224 210C216 360 220 500 230 600" stroke="#fff" stroke-opacity=".4" stroke-width="12" fill="none" stroke-linecap="round"/>`
  );
}

function zigzag(x: number, y: number, w: number): string {
  const step = w / 18;
  return Array.from(
    { length: 18 },
    (_, index) => `L${x + step * (index + 0.5)} ${y - 9}L${x + step * (index + 1)} ${y}`,
  ).join('');
}

export function sachetStrip(look: Look): string {
  const one = (x: number, turn: number, front: boolean) => {
    const shape = `M${x} 150${zigzag(x, 150, 340)}V690H${x}Z`;
    return (
      `<g transform="rotate(${turn} ${x + 170} 700)"><path d="${shape}" fill="#0a1a14" opacity=".2" filter="url(#blur8)"/>` +
      shaded(shape, front ? look.body : darken(look.body, 0.12), 'soft') +
      `<rect x="${x}" y="152" width="340" height="36" fill="${look.band}"/><rect x="${x}" y="654" width="340" height="36" fill="${look.band}"/>` +
      `<path d="M${x} 164H${x + 340}M${x} 176H${x + 340}M${x} 666H${x + 340}M${x} 678H${x + 340}" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>` +
      (front ? label(look, { x: x + 22, y: 208, w: 296, h: 430 }) : '') +
      '</g>'
    );
  };
  return (
    floorShadow(410, floor, 430) + one(286, 9, false) + one(258, 3, false) + one(206, -4, true)
  );
}

/** The size letter printed large on diaper packs. */
function sizeBadge(look: Look): string {
  const size = look.quantity.match(/^([A-Z]+),/)?.[1];
  if (!size || look.wordless) return '';
  return (
    `<circle cx="582" cy="606" r="66" fill="${look.band}"/><circle cx="582" cy="606" r="57" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>` +
    svgText(size, 582, 624, size.length > 2 ? 44 : 54, { colour: inkOn(look.band) })
  );
}

export function diaperPack(look: Look): string {
  const body = `M160 236C160 200 186 186 226 184H574C614 186 640 200 640 236L652 640C654 684 626 ${floor} 590 ${floor}H210C174 ${floor} 146 684 148 640Z`;
  return (
    floorShadow(400, floor, 500) +
    shaded(
      'M318 192V138Q318 106 350 106H450Q482 106 482 138V192Z',
      darken(look.body, 0.12),
      'soft',
    ) +
    `<rect x="350" y="130" width="100" height="24" rx="12" fill="#fff" opacity=".75"/>` +
    shaded(body, look.body, 'soft') +
    '<path d="M158 270C260 216 540 216 642 270L651 606C540 656 260 656 149 606Z" fill="#fffdf8"/>' +
    `<path d="${body}" fill="url(#soft)" opacity=".6"/>` +
    `<path d="M196 230C180 330 178 470 188 620" stroke="#fff" stroke-opacity=".55" stroke-width="14" fill="none" stroke-linecap="round"/>` +
    `<path d="M250 186C262 214 258 232 248 250M330 186C334 206 332 220 326 236M470 186C466 206 468 220 474 236" stroke="#000" stroke-opacity=".12" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    label(look, { x: 190, y: 250, w: 420, h: 372 }, { ground: '#fffdf8' }) +
    sizeBadge(look)
  );
}

export function wipes(look: Look): string {
  const body = `M110 290C104 260 126 244 154 242H646C674 244 696 260 690 290L700 660C702 690 684 ${floor} 654 ${floor}H146C116 ${floor} 98 690 100 660Z`;
  return (
    floorShadow(400, floor, 600) +
    shaded(body, look.body === '#fdfdfb' ? lighten(look.accent, 0.72) : look.body, 'soft') +
    `<path d="M110 290C104 260 126 244 154 242H646C674 244 696 260 690 290L692 310H109Z" fill="#fff" opacity=".25"/>` +
    shaded(roundRect(196, 196, 408, 96, 34), '#fbfcfa', 'face') +
    `<rect x="352" y="270" width="96" height="16" rx="8" fill="#000" opacity=".1"/>` +
    (look.wordless ? '' : motif(look.motif, 400, 236, 50, lighten(look.accent, 0.1))) +
    label(look, { x: 170, y: 320, w: 460, h: 352 }, { paper: '#fffdf8', plain: true })
  );
}

export function bag(look: Look): string {
  const body = `M196 120H604L622 640C624 684 604 ${floor} 566 ${floor}H234C196 ${floor} 176 684 178 640Z`;
  const animal = look.motif === 'fish' ? catHead : dogHead;
  const pictured = look.wordless ? lighten(look.accent, 0.2) : lighten(look.accent, 0.1);
  return (
    floorShadow(400, floor, 430) +
    shaded(body, look.body, 'soft') +
    `<path d="M190 470C280 410 520 410 611 470L622 640C624 684 604 ${floor} 566 ${floor}H234C196 ${floor} 176 684 178 640Z" fill="${look.accent}"/>` +
    `<path d="M190 470C280 410 520 410 611 470L622 640C624 684 604 ${floor} 566 ${floor}H234C196 ${floor} 176 684 178 640Z" fill="url(#soft)"/>` +
    shaded('M192 84H608L604 150H196Z', darken(look.body, 0.22), 'soft') +
    `<path d="M196 118H604" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-dasharray="12 8"/>` +
    animal(
      look.wordless ? 400 : 306,
      look.wordless ? 430 : 566,
      look.wordless ? 1.7 : 1.2,
      pictured,
    ) +
    bagWords(look) +
    `<path d="M214 170C208 330 204 480 204 620" stroke="#fff" stroke-opacity=".35" stroke-width="12" fill="none" stroke-linecap="round"/>`
  );
}

function bagWords(look: Look): string {
  if (look.wordless) return '';
  const box = { x: 220, y: 174, w: 360, h: 262 };
  const words = label(look, box, { plain: true, noQuantity: true });
  const size = look.quantity.length > 6 ? 44 : 58;
  return words + svgText(look.quantity, 496, 596, size, { colour: inkOn(look.accent) });
}

export function dogHead(x: number, y: number, scale: number, colour: string): string {
  const dark = darken(colour, 0.55);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse rx="58" ry="60" fill="#f7e7d2"/>` +
    `<path d="M-44-44C-90-50-92 20-66 34C-50 20-40-10-30-34ZM44-44C90-50 92 20 66 34C50 20 40-10 30-34Z" fill="#9a5b33"/>` +
    `<path d="M8-58C40-54 58-24 48 4C28 0 12-16 8-58Z" fill="#c98a55"/><ellipse cy="26" rx="34" ry="28" fill="#fff"/>` +
    `<ellipse cy="12" rx="13" ry="9" fill="${dark}"/><path d="M0 20V34M-14 36Q0 48 14 36" stroke="${dark}" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    `<circle cx="-22" cy="-12" r="7" fill="${dark}"/><circle cx="22" cy="-12" r="7" fill="${dark}"/></g>`
  );
}

export function catHead(x: number, y: number, scale: number, colour: string): string {
  const dark = darken(colour, 0.6);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-56-20L-54-72-18-50ZM56-20L54-72 18-50Z" fill="#e8a35c"/>` +
    `<path d="M-49-32L-48-58-28-46ZM49-32L48-58 28-46Z" fill="#f9d9c4"/><ellipse rx="62" ry="54" fill="#f3b873"/><path d="M-8-53L0-30 8-53ZM-28-48L-18-32-14-52ZM28-48L18-32 14-52Z" fill="#c97f3b"/>` +
    `<ellipse cy="24" rx="30" ry="22" fill="#fff6ea"/><path d="M-8 10H8L0 19Z" fill="#d4607a"/><path d="M-13 28Q-4 34 0 24Q4 34 13 28" stroke="${dark}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `<ellipse cx="-24" cy="-8" rx="7" ry="9" fill="${dark}"/><ellipse cx="24" cy="-8" rx="7" ry="9" fill="${dark}"/>` +
    `<path d="M-36 18L-74 10M-36 26L-74 30M36 18L74 10M36 26L74 30" stroke="${dark}" stroke-opacity=".5" stroke-width="3"/></g>`
  );
}
