import { darken, lighten } from '../colour.ts';
import type { Look } from '../look.ts';
import { floorShadow, roundRect, shaded } from '../shade.ts';
import { svgText } from '../text.ts';
import { floor } from './bottles.ts';
import { card, withBox } from './boxes.ts';

const screen = '#cfe0d4';
const digits = { colour: '#1d2b25', family: 'DejaVu Sans Mono' };

/** Shadow of something lying or standing in front of its box. */
function under(x: number, width: number): string {
  return floorShadow(x, floor + 8, width);
}

export function thermometer(look: Look): string {
  const gun = /infrared/i.test(look.label);
  if (gun) {
    return withBox(
      look,
      `${under(618, 150)}${shaded('M560 470L650 462L688 700Q690 714 676 714H606Q594 714 592 702Z', '#c4d1d9')}` +
        `${shaded('M512 350Q512 320 542 318L680 310Q716 310 718 346V440Q716 472 684 474L548 478Q514 476 512 446Z', '#dde6eb', 'soft')}` +
        `<path d="M512 350Q512 330 530 322V474Q512 468 512 446Z" fill="${look.accent}"/>` +
        `<rect x="574" y="346" width="112" height="84" rx="12" fill="${screen}"/>${svgText('36.6', 630, 404, 42, digits)}` +
        `<path d="M574 520L602 512L610 560L586 566Z" fill="${look.accent}"/>`,
    );
  }
  return withBox(
    look,
    `<g transform="rotate(24 600 470)"><rect x="566" y="214" width="84" height="500" rx="40" fill="#0a1a14" opacity=".2" filter="url(#blur8)"/>` +
      `${shaded('M560 250Q560 206 602 206T644 250V520Q644 560 620 590V690H586V590Q560 560 560 520Z', '#fbfcfc')}` +
      `<path d="M588 640H618V700Q618 722 603 722T588 700Z" fill="url(#metal)"/>` +
      `<rect x="576" y="300" width="52" height="150" rx="10" fill="${screen}"/>` +
      `<g transform="rotate(-90 602 375)">${svgText('36.6', 602, 390, 44, digits)}</g>` +
      `<circle cx="602" cy="256" r="22" fill="${look.accent}"/><circle cx="602" cy="256" r="22" fill="url(#ball)"/>` +
      `<path d="M560 480H644V520Q644 560 620 590H586Q560 560 560 520Z" fill="${look.accent}" opacity=".85"/></g>`,
  );
}

export function bpMonitor(look: Look): string {
  const nebuliser = /nebulis/i.test(look.label);
  const face = nebuliser
    ? `<circle cx="608" cy="610" r="50" fill="${lighten(look.accent, 0.5)}"/><circle cx="608" cy="610" r="34" fill="#fff"/>`
    : `<rect x="506" y="542" width="150" height="136" rx="12" fill="${screen}"/>${svgText('118', 582, 592, 44, digits)}${svgText('76', 592, 634, 40, digits)}` +
      `<path d="M520 656H540L546 644 554 668 560 656H580" stroke="#1d2b25" stroke-width="4" fill="none"/>` +
      `<circle cx="700" cy="590" r="26" fill="${look.accent}"/><circle cx="700" cy="648" r="16" fill="#c9d3d9"/>`;
  return withBox(
    look,
    `${under(612, 270)}<path d="M690 520C740 460 720 400 660 390" stroke="#59646b" stroke-width="12" fill="none" stroke-linecap="round"/>` +
      `${shaded(roundRect(512, 326, 168, 124, 34), darken(look.accent, 0.35), 'soft')}<path d="M534 352H660" stroke="#fff" stroke-opacity=".4" stroke-width="6"/>` +
      `${shaded(roundRect(478, 512, 270, 200, 36), '#fbfcfc', 'face')}${face}`,
  );
}

export function glucometer(look: Look): string {
  return withBox(
    look,
    `${under(610, 170)}<rect x="596" y="676" width="34" height="62" rx="4" fill="#f4f5f2"/><rect x="604" y="712" width="18" height="16" fill="${look.accent}"/>` +
      `${shaded('M526 420Q526 356 612 356T698 420V640Q698 700 612 700T526 640Z', darken(look.accent, 0.3), 'soft')}` +
      `<rect x="550" y="410" width="124" height="128" rx="14" fill="${screen}"/>${svgText('98', 612, 492, 64, digits)}` +
      `<circle cx="612" cy="604" r="32" fill="#fff" opacity=".9"/>`,
  );
}

export function oximeter(look: Look): string {
  return withBox(
    look,
    `${under(612, 230)}${shaded(roundRect(498, 590, 240, 118, 44), '#e8edf0', 'soft')}` +
      `${shaded(roundRect(494, 470, 248, 130, 48), look.accent, 'soft')}<rect x="532" y="496" width="160" height="78" rx="14" fill="#10211c"/>` +
      `${svgText('98', 580, 554, 52, { colour: '#6ee7a8', family: 'DejaVu Sans Mono' })}${svgText('72', 654, 554, 40, { colour: '#ffd166', family: 'DejaVu Sans Mono' })}`,
  );
}

export function steamer(look: Look): string {
  return withBox(
    look,
    `${under(614, 210)}<path d="M572 300C552 270 592 250 572 216M620 290C600 256 640 240 620 200M664 300C646 272 684 252 664 222" stroke="${lighten(look.accent, 0.35)}" stroke-width="12" fill="none" stroke-linecap="round" opacity=".7"/>` +
      `${shaded('M540 340Q540 316 564 316H668Q692 316 692 340L676 440H556Z', lighten(look.accent, 0.25), 'cyl')}` +
      `${shaded('M540 440H692L716 690Q718 712 696 712H536Q514 712 516 690Z', '#fbfcfc')}` +
      `<path d="M532 520H700L704 560H528Z" fill="${look.accent}"/><circle cx="616" cy="640" r="24" fill="${darken(look.accent, 0.2)}"/>`,
  );
}

export function hotBag(look: Look): string {
  const ridges = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M${532 + index * 32} 456V676" stroke="#000" stroke-opacity=".12" stroke-width="7" stroke-linecap="round"/>`,
  ).join('');
  return withBox(
    look,
    `${under(612, 230)}${shaded(roundRect(588, 330, 48, 40, 8), '#3a4149')}` +
      `${shaded('M580 366H644L652 410C716 412 734 440 734 480V650C734 700 706 712 664 712H560C518 712 490 700 490 650V480C490 440 508 412 572 410Z', look.accent, 'soft')}${ridges}`,
  );
}

export function toothbrush(look: Look): string {
  const brush = (x: number, colour: string, turn: number) =>
    `<g transform="rotate(${turn} ${x} 560)"><path d="${roundRect(x - 16, 424, 32, 264, 16)}" fill="${colour}"/><path d="${roundRect(x - 16, 424, 32, 264, 16)}" fill="url(#cyl)"/>` +
    `<rect x="${x - 22}" y="424" width="44" height="86" rx="14" fill="${darken(colour, 0.1)}"/>` +
    Array.from(
      { length: 5 },
      (_, row) =>
        `<rect x="${x - 18}" y="${430 + row * 15}" width="36" height="11" rx="5" fill="${row % 2 ? '#ffffff' : lighten(colour, 0.7)}"/>`,
    ).join('') +
    '</g>';
  return card(
    look,
    brush(330, look.accent, -6) +
      brush(400, lighten(look.accent, 0.3), 0) +
      brush(470, darken(look.accent, 0.2), 6),
  );
}

export function razor(look: Look): string {
  const one = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 560)">${shaded(roundRect(x - 13, 476, 26, 210, 13), look.accent)}` +
    `${shaded(roundRect(x - 56, 430, 112, 52, 14), darken(look.accent, 0.35), 'soft')}<path d="M${x - 46} 446H${x + 46}M${x - 46} 460H${x + 46}" stroke="#dfe6ea" stroke-width="6"/></g>`;
  return card(look, one(324, -7) + one(476, 7));
}

export function mask(look: Look): string {
  const cup = /n95/i.test(look.label);
  const cloth = cup ? '#fbfcfc' : lighten(look.accent, 0.45);
  const shape = cup
    ? 'M480 600C476 520 540 446 612 440C684 446 748 520 744 600C740 668 680 706 612 708C544 706 484 668 480 600Z'
    : 'M474 500Q612 468 750 500V640Q690 706 612 708T474 640Z';
  const pleats = cup
    ? `<path d="M612 442V706" stroke="#000" stroke-opacity=".14" stroke-width="4"/>`
    : `<path d="M474 548Q612 520 750 548M474 592Q612 568 750 592" stroke="#000" stroke-opacity=".13" stroke-width="5" fill="none"/>`;
  return withBox(
    look,
    `${under(612, 260)}<path d="M478 512C420 520 420 640 480 636M746 512C800 520 800 640 744 636" stroke="#dfe6e9" stroke-width="9" fill="none"/>` +
      `${shaded(shape, cloth, 'soft')}${pleats}<path d="M556 490Q612 478 668 490" stroke="#9fb2bc" stroke-width="8" fill="none" stroke-linecap="round"/>`,
  );
}

export function roll(look: Look): string {
  const cloth = mixCloth(look);
  const spiral = [92, 74, 56, 38, 20]
    .map(
      (r) =>
        `<circle cx="676" cy="610" r="${r}" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="5"/>`,
    )
    .join('');
  return withBox(
    look,
    `${under(614, 240)}${shaded('M500 506H676A104 104 0 0 1 676 714H500A104 104 0 0 1 500 506Z', cloth, 'soft')}` +
      `<path d="M520 506V714M556 506V714M592 506V714" stroke="#000" stroke-opacity=".06" stroke-width="8"/>` +
      `<circle cx="676" cy="610" r="104" fill="${lighten(cloth, 0.35)}"/>${spiral}<circle cx="676" cy="610" r="9" fill="#000" opacity=".25"/>`,
  );
}

function mixCloth(look: Look): string {
  return /cotton|gauze|tape/i.test(look.label) ? '#f6f5f0' : lighten(look.accent, 0.4);
}
