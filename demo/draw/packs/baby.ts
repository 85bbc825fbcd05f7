import { darken, lighten } from '../colour.ts';
import type { Look } from '../look.ts';
import { motif } from '../motifs.ts';
import { floorShadow, roundRect, shaded } from '../shade.ts';
import { floor } from './bottles.ts';
import { card, withBox } from './boxes.ts';

function under(x: number, width: number): string {
  return floorShadow(x, floor + 8, width);
}

export function feedingBottle(look: Look): string {
  const steel = /steel/i.test(look.label);
  const body =
    'M536 476Q536 456 556 454H672Q692 456 692 476V672Q692 712 652 712H576Q536 712 536 672Z';
  const marks = Array.from(
    { length: 5 },
    (_, index) =>
      `<path d="M552 ${540 + index * 30}H${index % 2 ? 576 : 590}" stroke="${darken(look.accent, 0.3)}" stroke-width="5"/>`,
  ).join('');
  return withBox(
    look,
    `${under(614, 160)}${shaded('M572 396C572 366 598 362 598 332C598 310 630 310 630 332C630 362 656 366 656 396Z', '#f3dcb0', 'soft')}` +
      `${shaded(roundRect(548, 392, 132, 64, 14), look.accent)}` +
      (steel
        ? `<path d="${body}" fill="url(#metal)"/>`
        : `<path d="${body}" fill="#eef6fb"/><path d="M536 556H692V672Q692 712 652 712H576Q536 712 536 672Z" fill="#fffdf6"/><path d="${body}" fill="url(#cyl)" opacity=".6"/>${marks}`) +
      motif('bear', 638, 630, 58, lighten(look.accent, 0.2)),
  );
}

export function sipper(look: Look): string {
  const handle = (side: number) =>
    `<path d="M${614 + side * 84} 520C${614 + side * 140} 520 ${614 + side * 140} 640 ${614 + side * 84} 636" stroke="${look.accent}" stroke-width="20" fill="none" stroke-linecap="round"/>`;
  const school = /school/i.test(look.label);
  return withBox(
    look,
    `${under(614, 190)}${school ? '' : handle(-1) + handle(1)}` +
      `${shaded('M588 404V360Q588 340 608 340H630Q646 340 644 360L640 404Z', lighten(look.accent, 0.55), 'soft')}` +
      `${shaded('M534 460Q534 400 614 400T694 460Z', look.accent)}${shaded(roundRect(528, 452, 172, 36, 10), darken(look.accent, 0.15))}` +
      `${shaded('M534 488H694L680 690Q678 712 656 712H572Q550 712 548 690Z', lighten(look.accent, 0.7))}${motif('star', 614, 600, 84, look.accent)}`,
  );
}

export function teat(look: Look): string {
  const soother = /soother/i.test(look.label);
  const one = (x: number) =>
    `<g transform="translate(${x} 560)">${shaded('M-52 60C-52 10-16 4-16-44C-16-84 16-84 16-44C16 4 52 10 52 60Z', '#f3e3c3', 'soft')}${shaded(roundRect(-68, 56, 136, 36, 16), lighten(look.accent, 0.35))}</g>`;
  const dummy = `<g transform="translate(400 560)">${shaded('M-40 0C-50-60-20-104 0-104S50-60 40 0Z', '#f3e3c3', 'soft')}${shaded('M-104 0C-104-36-60-44 0-34C60-44 104-36 104 0C104 40 60 52 0 40C-60 52-104 40-104 0Z', look.accent, 'soft')}<circle cy="66" r="40" fill="none" stroke="${darken(look.accent, 0.2)}" stroke-width="15"/></g>`;
  return card(look, soother ? dummy : one(324) + one(476));
}

export function rattle(look: Look): string {
  const balls = [0, 60, 120, 180, 240, 300]
    .map(
      (a) =>
        `<circle cx="612" cy="386" r="15" transform="rotate(${a} 612 440)" fill="${a % 120 ? '#ffd84d' : '#3fa3dc'}"/>`,
    )
    .join('');
  return withBox(
    look,
    `${under(612, 120)}${shaded(roundRect(594, 520, 36, 150, 16), '#ffd84d')}<circle cx="612" cy="682" r="30" fill="none" stroke="${look.accent}" stroke-width="18"/>` +
      `<circle cx="612" cy="440" r="102" fill="${look.accent}"/><circle cx="612" cy="440" r="102" fill="url(#ball)"/><circle cx="612" cy="440" r="74" fill="#fff" opacity=".85"/>${balls}${motif('star', 612, 440, 56, look.accent)}`,
  );
}

export function teether(look: Look): string {
  const ring = `<circle cx="612" cy="586" r="96" fill="none" stroke="${look.accent}" stroke-width="44"/><circle cx="612" cy="586" r="96" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="12" stroke-dasharray="26 24"/>`;
  return withBox(
    look,
    `${under(612, 220)}${ring}<circle cx="612" cy="452" r="62" fill="${lighten(look.accent, 0.45)}"/><circle cx="612" cy="452" r="62" fill="url(#ball)"/>${motif('bear', 612, 452, 76, lighten(look.accent, 0.1))}`,
  );
}

export function blocks(look: Look): string {
  const colours = [look.accent, '#ffd84d', '#3fa3dc', '#5ab562'];
  const rings = /ring/i.test(look.label);
  if (rings) {
    const stack = ['#d63a34', '#f0812a', '#ffd84d', '#5ab562', '#3fa3dc', '#8f7ad1']
      .map((c, i) => shaded(roundRect(502 + i * 15, 664 - i * 50, 220 - i * 30, 48, 24), c, 'soft'))
      .join('');
    return withBox(
      look,
      `${under(612, 230)}${shaded(roundRect(600, 360, 24, 60, 12), '#d9b98c')}${stack}`,
    );
  }
  const cube = (x: number, y: number, c: string, mark: string) =>
    `${shaded(roundRect(x, y, 116, 116, 16), c, 'face')}<rect x="${x + 14}" y="${y + 14}" width="88" height="88" rx="10" fill="#fff" opacity=".85"/>` +
    `<text x="${x + 58}" y="${y + 82}" font-family="Noto Sans Devanagari, Noto Sans Display, sans-serif" font-weight="700" font-size="66" text-anchor="middle" fill="${darken(c, 0.15)}">${mark}</text>`;
  return withBox(
    look,
    `${under(612, 250)}${cube(490, 596, colours[0] ?? '', 'अ')}${cube(616, 596, colours[2] ?? '', 'B')}${cube(552, 474, colours[1] ?? '', '3')}`,
  );
}

export function softToy(look: Look): string {
  const bunny = /bunny/i.test(look.label);
  const fur = bunny ? lighten(look.accent, 0.6) : '#b9814f';
  const pale = lighten(fur, 0.5);
  const dark = '#3b2718';
  const round = (cx: number, cy: number, rx: number, ry: number, c: string, turn = 0) =>
    `<g transform="rotate(${turn} ${cx} ${cy})"><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${c}"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#ball)" opacity=".55"/></g>`;
  const ears = bunny
    ? round(350, 176, 38, 112, fur, -12) +
      round(450, 176, 38, 112, fur, 12) +
      round(352, 184, 18, 80, '#f5b8c4', -12) +
      round(448, 184, 18, 80, '#f5b8c4', 12)
    : round(290, 214, 54, 54, fur) +
      round(510, 214, 54, 54, fur) +
      round(290, 214, 28, 28, pale) +
      round(510, 214, 28, 28, pale);
  return (
    `${floorShadow(400, floor, 420)}${ears}${round(400, 568, 148, 140, fur)}${round(400, 584, 92, 92, pale)}` +
    `${round(254, 520, 46, 96, fur, 32)}${round(546, 520, 46, 96, fur, -32)}${round(290, 654, 78, 56, fur)}${round(510, 654, 78, 56, fur)}${round(284, 660, 36, 32, pale)}${round(516, 660, 36, 32, pale)}` +
    `${round(400, 318, 150, 134, fur)}${round(400, 362, 66, 52, pale)}<ellipse cx="400" cy="336" rx="22" ry="15" fill="${dark}"/><path d="M400 350V374M374 384Q400 404 426 384" stroke="${dark}" stroke-width="7" fill="none" stroke-linecap="round"/>` +
    `<circle cx="344" cy="296" r="14" fill="${dark}"/><circle cx="456" cy="296" r="14" fill="${dark}"/><circle cx="348" cy="291" r="5" fill="#fff"/><circle cx="460" cy="291" r="5" fill="#fff"/>` +
    `<path d="M400 446L330 420V476ZM400 446L470 420V476Z" fill="${look.accent === '#7a4a2b' ? '#d5352c' : look.accent}"/><circle cx="400" cy="448" r="16" fill="#ffd84d"/>`
  );
}
