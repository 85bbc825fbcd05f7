import { darken, lighten } from '../colour.ts';
import { label } from '../label.ts';
import type { Look } from '../look.ts';
import { floorShadow, roundRect, shaded } from '../shade.ts';

export const floor = 704;

/** A bottle outline standing on the floor: body, shoulders, neck. */
function bottlePath(width: number, height: number, shoulder: number, neck: number): string {
  const left = 400 - width / 2;
  const right = 400 + width / 2;
  const top = floor - height;
  const r = 26;
  return (
    `M${left + r} ${floor}Q${left} ${floor} ${left} ${floor - r}V${top + shoulder}` +
    `C${left} ${top + shoulder * 0.35} ${400 - neck / 2} ${top + shoulder * 0.5} ${400 - neck / 2} ${top}` +
    `H${400 + neck / 2}C${400 + neck / 2} ${top + shoulder * 0.5} ${right} ${top + shoulder * 0.35} ${right} ${top + shoulder}` +
    `V${floor - r}Q${right} ${floor} ${right - r} ${floor}Z`
  );
}

function ribs(x: number, y: number, w: number, h: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const at = x + ((index + 0.5) * w) / count;
    return `<path d="M${at} ${y}V${y + h}" stroke="#000" stroke-opacity=".12" stroke-width="3"/>`;
  }).join('');
}

function cap(look: Look, y: number, w: number, h: number, ribbed = true): string {
  const x = 400 - w / 2;
  const lines = ribbed ? ribs(x + 6, y + 8, w - 12, h - 16, 9) : '';
  return shaded(roundRect(x, y, w, h, 12), look.cap) + lines;
}

/** Label paper on coloured bottles, straight on the body of white ones. */
function bodyLabel(look: Look, x: number, y: number, w: number, h: number): string {
  const paper = look.brand.finish === 'colour' ? { paper: '#fffdf8' } : {};
  return label(look, { x, y, w, h }, paper);
}

/** White bottles wear the variant's colour around the foot. */
function baseBand(look: Look, x: number, w: number): string {
  if (look.brand.finish === 'colour') return '';
  const path = `M${x} ${floor - 40}H${x + w}V${floor - 26}Q${x + w} ${floor} ${x + w - 26} ${floor}H${x + 26}Q${x} ${floor} ${x} ${floor - 26}Z`;
  return shaded(path, look.accent);
}

export function bottle(look: Look): string {
  const path = bottlePath(330, 510, 104, 104);
  return (
    floorShadow(400, floor, 330) +
    cap(look, 108, 126, 92) +
    shaded(path, look.body) +
    baseBand(look, 235, 330) +
    bodyLabel(look, 251, 298, 298, 352) +
    `<path d="M256 330V630" stroke="#fff" stroke-opacity=".3" stroke-width="10" stroke-linecap="round"/>`
  );
}

export function syrup(look: Look): string {
  const amber = '#8a4717';
  const path = bottlePath(330, 496, 110, 110);
  const label2 = { x: 235, y: 316, w: 330, h: 336 };
  return (
    floorShadow(400, floor, 330) +
    shaded(roundRect(328, 116, 144, 92, 10), '#f7f7f4') +
    ribs(336, 124, 128, 76, 10) +
    shaded(path, amber) +
    `<path d="M262 290C270 262 300 244 330 232" stroke="#fff" stroke-opacity=".35" stroke-width="12" fill="none" stroke-linecap="round"/>` +
    `<rect x="235" y="${label2.y}" width="330" height="${label2.h}" fill="#fffdf8"/>` +
    `<rect x="235" y="${label2.y}" width="330" height="14" fill="${look.accent}"/>` +
    label(look, { x: 251, y: label2.y + 30, w: 298, h: label2.h - 46 }, { paper: '#fffdf8' }) +
    `<rect x="235" y="${label2.y}" width="330" height="${label2.h}" fill="url(#soft)"/>`
  );
}

export function pumpBottle(look: Look): string {
  const body = roundRect(238, 236, 324, floor - 236, 54);
  return (
    floorShadow(400, floor, 324) +
    shaded(roundRect(388, 140, 24, 60, 4), darken(look.cap, 0.12)) +
    shaded(
      'M352 150V116Q352 98 370 98H280Q252 98 250 128L262 130Q264 118 284 118H352Z',
      look.cap,
      'soft',
    ) +
    shaded(roundRect(350, 98, 100, 50, 12), look.cap) +
    shaded(roundRect(346, 186, 108, 56, 10), look.cap) +
    ribs(352, 192, 96, 44, 8) +
    shaded(body, look.body) +
    (look.brand.finish === 'colour'
      ? ''
      : shaded(
          `M238 ${floor - 54}H562Q558 ${floor} 508 ${floor}H292Q242 ${floor} 238 ${floor - 54}Z`,
          look.accent,
        )) +
    bodyLabel(look, 256, 280, 288, 356)
  );
}

export function spray(look: Look): string {
  const body = `M252 ${floor - 14}Q252 ${floor} 266 ${floor}H534Q548 ${floor} 548 ${floor - 14}V296C548 252 516 236 476 228H324C284 236 252 252 252 296Z`;
  return (
    floorShadow(400, floor, 300) +
    shaded('M328 230V128Q328 96 360 96H440Q472 96 472 128V230Z', look.cap) +
    `<ellipse cx="400" cy="230" rx="80" ry="10" fill="#9aa3a8"/>` +
    shaded(body, look.body) +
    shaded(
      `M252 ${floor - 14}Q252 ${floor} 266 ${floor}H534Q548 ${floor} 548 ${floor - 14}V${floor - 22}H252Z`,
      '#b9c1c6',
    ) +
    bodyLabel(look, 266, 300, 268, 366)
  );
}

export function tin(look: Look): string {
  const body = roundRect(248, 212, 304, floor - 212, 14);
  return (
    floorShadow(400, floor, 304) +
    shaded('M262 214V150Q262 112 304 112H496Q538 112 538 150V214Z', look.cap) +
    `<path d="M262 196H538" stroke="#000" stroke-opacity=".12" stroke-width="4"/>` +
    shaded(body, look.body) +
    `<rect x="248" y="212" width="304" height="12" fill="url(#metal)"/>` +
    `<rect x="248" y="${floor - 12}" width="304" height="12" rx="4" fill="url(#metal)"/>` +
    bodyLabel(look, 264, 250, 272, 414)
  );
}

/** The small bottle that stands before its carton: eye drops, serums, oils. */
export function dropperVial(look: Look, cx: number): string {
  const glass = look.brand.finish === 'white' ? lighten(look.accent, 0.25) : look.accent;
  const left = cx - 78;
  return (
    floorShadow(cx, floor, 150) +
    shaded(`M${cx - 22} 470V404Q${cx - 22} 372 ${cx} 372T${cx + 22} 404V470Z`, '#2a2f33') +
    shaded(roundRect(cx - 36, 462, 72, 42, 6), '#e9ecee') +
    shaded(
      `M${left} ${floor - 16}Q${left} ${floor} ${left + 16} ${floor}H${cx + 62}Q${cx + 78} ${floor} ${cx + 78} ${floor - 16}V560Q${cx + 78} 510 ${cx + 30} 504H${cx - 30}Q${left} 510 ${left} 560Z`,
      glass,
    ) +
    `<rect x="${left}" y="580" width="156" height="94" fill="#fffdf8"/><rect x="${left}" y="580" width="156" height="94" fill="url(#soft)"/>`
  );
}
