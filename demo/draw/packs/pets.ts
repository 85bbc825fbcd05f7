import { darken, lighten } from '../colour.ts';
import type { Look } from '../look.ts';
import { motif } from '../motifs.ts';
import { floorShadow, roundRect, shaded } from '../shade.ts';
import { floor } from './bottles.ts';
import { card, withBox } from './boxes.ts';

export function ball(look: Look): string {
  return withBox(
    look,
    `${floorShadow(612, floor + 8, 210)}<circle cx="612" cy="596" r="116" fill="${look.accent}"/><path d="M502 560Q612 640 722 560M540 506Q612 690 684 506" stroke="#fff" stroke-opacity=".8" stroke-width="12" fill="none"/><circle cx="612" cy="596" r="116" fill="url(#ball)"/>`,
  );
}

export function ropeToy(look: Look): string {
  const twist = Array.from({ length: 9 }, (_, index) => {
    const y = 432 + index * 26;
    return `<path d="M372 ${y + 24}Q400 ${y + 28} 428 ${y}" stroke="${index % 2 ? look.accent : '#fff7ea'}" stroke-width="24" stroke-linecap="round" fill="none"/>`;
  }).join('');
  const knot = (y: number) =>
    `<circle cx="400" cy="${y}" r="44" fill="${look.accent}"/><circle cx="400" cy="${y}" r="44" fill="url(#ball)"/><path d="M366 ${y + 12}Q400 ${y - 34} 434 ${y - 12}" stroke="#fff7ea" stroke-width="13" fill="none" stroke-linecap="round"/>`;
  return card(look, `<g transform="rotate(74 400 556)">${twist}${knot(424)}${knot(688)}</g>`);
}

export function bowl(look: Look): string {
  const steel = /steel/i.test(look.label);
  const outer = 'M474 560H750L724 700Q722 712 706 712H518Q502 712 500 700Z';
  return withBox(
    look,
    `${floorShadow(612, floor + 8, 270)}${steel ? `<path d="${outer}" fill="url(#metal)"/>` : shaded(outer, look.accent)}` +
      `<rect x="498" y="694" width="228" height="20" rx="8" fill="${darken(look.accent, 0.3)}"/>` +
      `<ellipse cx="612" cy="560" rx="140" ry="36" fill="${steel ? '#dfe5e8' : lighten(look.accent, 0.25)}"/><ellipse cx="612" cy="564" rx="118" ry="26" fill="#8a5a34"/>` +
      [-78, -44, -8, 28, 64]
        .map((x, i) => `<circle cx="${612 + x}" cy="${560 + (i % 2) * 8}" r="17" fill="#a9713f"/>`)
        .join('') +
      motif('paw', 612, 640, 66, '#ffffff'),
  );
}

export function collar(look: Look): string {
  const goods =
    `<ellipse cx="400" cy="548" rx="140" ry="96" fill="none" stroke="${darken(look.accent, 0.25)}" stroke-width="38"/>` +
    `<ellipse cx="400" cy="540" rx="140" ry="96" fill="none" stroke="${look.accent}" stroke-width="36"/>` +
    `<ellipse cx="400" cy="540" rx="140" ry="96" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-dasharray="14 10"/>` +
    `${shaded(roundRect(352, 612, 96, 46, 8), '#2c3338', 'soft')}<circle cx="400" cy="664" r="17" fill="none" stroke="#b8c0c5" stroke-width="7"/><circle cx="400" cy="690" r="22" fill="#e2b33c"/><circle cx="400" cy="690" r="22" fill="url(#ball)"/>`;
  return card(look, goods);
}

function glove(look: Look): string {
  const dots = Array.from({ length: 20 }, (_, index) => {
    const x = 348 + (index % 5) * 24;
    const y = 478 + Math.floor(index / 5) * 32;
    return `<circle cx="${x}" cy="${y}" r="8" fill="${darken(look.accent, 0.22)}"/>`;
  });
  const mitt =
    'M320 680V500Q320 432 396 432T472 500V540Q484 506 512 512Q534 522 522 556L476 636V680Z';
  const cuff = shaded(roundRect(312, 640, 172, 46, 14), darken(look.accent, 0.3), 'soft');
  return shaded(mitt, look.accent, 'soft') + dots.join('') + cuff;
}

function fleaComb(look: Look): string {
  const teeth = Array.from({ length: 17 }, (_, index) => {
    const x = 296 + index * 13;
    return `<path d="M${x} 466V536" stroke="#8f9aa1" stroke-width="5" stroke-linecap="round"/>`;
  });
  return (
    `<g transform="rotate(-8 400 560)">${shaded(roundRect(380, 440, 40, 246, 18), look.accent)}` +
    `${teeth.join('')}<path d="${roundRect(282, 430, 236, 44, 18)}" fill="url(#steel)"/></g>`
  );
}

export function comb(look: Look): string {
  const scoop = /scoop/i.test(look.label);
  const pins = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M${312 + index * 22} 480V522" stroke="#aab4ba" stroke-width="7" stroke-linecap="round"/>`,
  ).join('');
  const slots = Array.from(
    { length: 5 },
    (_, index) =>
      `<rect x="${338 + index * 28}" y="444" width="14" height="92" rx="7" fill="${lighten(look.accent, 0.72)}"/>`,
  ).join('');
  if (/glove/i.test(look.label)) return card(look, glove(look));
  if (/flea comb/i.test(look.label)) return card(look, fleaComb(look));
  const head = scoop
    ? `${shaded('M308 436Q308 420 324 420H476Q492 420 492 436L478 556Q474 574 456 574H344Q326 574 322 556Z', look.accent, 'soft')}${slots}`
    : `${pins}${shaded(roundRect(286, 426, 228, 62, 26), look.accent, 'soft')}`;
  return card(
    look,
    `<g transform="rotate(-8 400 560)">${head}${shaded(roundRect(378, scoop ? 560 : 484, 44, scoop ? 120 : 196, 20), darken(look.accent, 0.2))}</g>`,
  );
}
