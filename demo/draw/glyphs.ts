import type { Glyph } from './brand-looks.ts';
import { motif } from './motifs.ts';

type Draw = (main: string, second: string) => string;

const stroke = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** A brand's sign, within a circle of radius 50 around the origin. */
const drawings: Record<Glyph, Draw> = {
  leaf: (a) => motif('leaf', 0, 0, 100, a),
  capsule: (a, b) =>
    `<circle r="48" fill="${a}"/><g transform="rotate(-40)"><rect x="-32" y="-13" width="64" height="26" rx="13" fill="#fff"/><path d="M0-13H19A13 13 0 0 1 19 13H0Z" fill="${b}"/></g>`,
  drop: (a, b) => motif('drop', -8, 4, 88, a) + motif('drop', 28, 22, 48, b),
  cross: (a) =>
    `<rect x="-46" y="-46" width="92" height="92" rx="26" fill="${a}"/><path d="M-11-30H11V-11H30V11H11V30H-11V11H-30V-11H-11Z" fill="#fff"/>`,
  sun: (a) => motif('sun', 0, 0, 100, a),
  lotus: (a, b) =>
    `<path d="M0 40C-30 20-30-20 0-46C30-20 30 20 0 40Z" fill="${a}"/><path d="M-6 40C-44 40-52 8-46-18C-20-14-8 10-6 40ZM6 40C44 40 52 8 46-18C20-14 8 10 6 40Z" fill="${a}" opacity=".72"/><circle cy="4" r="9" fill="${b}"/>`,
  bolt: (a, b) =>
    `<circle r="48" fill="${a}"/><path d="M10-38L-24 8H-2L-10 38L24-8H2Z" fill="${b}"/>`,
  hills: (a, b) =>
    `<path d="M-50 34L-14-30L10 12L22-8L50 34Z" fill="${a}"/><path d="M-14-30L-26-8L-14-14L-4-4Z" fill="${b}"/><circle cx="26" cy="-28" r="12" fill="#f2a81d"/>`,
  pulse: (a) => `<path d="M-50 4H-24L-12-30L8 34L20 4H50" ${stroke(a, 12)}/>`,
  shield: (a) =>
    `<path d="M0-48L42-32V4C42 30 22 42 0 50C-22 42-42 30-42 4V-32Z" fill="${a}"/><path d="M-18 0L-4 14L20-14" ${stroke('#fff', 10)}/>`,
  smile: (a) =>
    `<circle r="47" fill="${a}"/><path d="M-28-2H28C28 40-28 40-28-2Z" fill="#fff"/><path d="M-9-2V27M9-2V27" ${stroke(a, 3)}/>`,
  moon: (a) =>
    `<path d="M14-44A46 46 0 1 0 44 26A38 38 0 0 1 14-44Z" fill="${a}"/><g transform="translate(26 -12) scale(.34)">${motif('star', 0, 0, 100, '#f5b81c')}</g>`,
  heart: (a) =>
    `<path d="M0 42C-70-4-38-50 0-20C38-50 70-4 0 42Z" fill="${a}"/><circle cy="4" r="10" fill="#fff"/>`,
  bottle: (a, b) =>
    `<rect x="-24" y="-12" width="48" height="60" rx="14" fill="${a}"/><rect x="-20" y="-26" width="40" height="16" rx="5" fill="${b}" stroke="${a}" stroke-width="4"/><path d="M-10-28C-10-40-4-38-4-46H4C4-38 10-40 10-28Z" fill="${a}"/>`,
  spoon: (a) =>
    `<ellipse cx="0" cy="-22" rx="20" ry="26" fill="${a}"/><rect x="-6" y="0" width="12" height="50" rx="6" fill="${a}"/><ellipse cx="-4" cy="-26" rx="8" ry="12" fill="#fff" opacity=".6"/>`,
  star: (a, b) =>
    `<g transform="rotate(-10)">${motif('star', 0, 2, 104, b)}</g>${motif('star', 0, 2, 66, a)}`,
  paw: (a) => motif('paw', 0, 0, 100, a),
  cat: (a) =>
    `<path d="M-44-46L-16-26H16L44-46V6C44 36 22 48 0 48S-44 36-44 6Z" fill="${a}"/><circle cx="-16" cy="4" r="6" fill="#fff"/><circle cx="16" cy="4" r="6" fill="#fff"/><path d="M-7 20H7L0 28Z" fill="#fff"/>`,
  bone: (a) =>
    `<g transform="rotate(-28)" fill="${a}"><rect x="-30" y="-11" width="60" height="22"/><circle cx="-34" cy="-13" r="16"/><circle cx="-34" cy="13" r="16"/><circle cx="34" cy="-13" r="16"/><circle cx="34" cy="13" r="16"/></g>`,
  rose: (a, b) =>
    `<circle cy="-6" r="36" fill="${a}"/><path d="M-16-10C-16-30 18-30 18-8C18 10-10 10-10-6C-10-16 8-16 8-6" ${stroke(b, 6)}/><path d="M0 28C-24 26-34 38-36 48C-16 50-4 42 0 28ZM0 28C24 26 34 38 36 48C16 50 4 42 0 28Z" fill="#4c8b4a"/>`,
  flower: (a) => motif('flower', 0, 0, 104, a),
  comb: (a) =>
    `<path d="M-44-40H44V-14H-44Z" fill="${a}"/>${[-38, -20, -2, 16, 34].map((x) => `<rect x="${x - 4}" y="-16" width="9" height="${x === -2 ? 60 : 50}" rx="4" fill="${a}"/>`).join('')}`,
  moustache: (a) =>
    `<path d="M0-6C-14-26-38-18-50 8C-34 2-34 20-18 20C-6 20 0 12 0 2C0 12 6 20 18 20C34 20 34 2 50 8C38-18 14-26 0-6Z" fill="${a}"/>`,
  mortar: (a, b) =>
    `<path d="M-40-12H40C40 22 24 38 0 38S-40 22-40-12Z" fill="${a}"/><rect x="-26" y="38" width="52" height="10" rx="5" fill="${a}"/><path d="M4-14L34-48" ${stroke(a, 12)}/><path d="M-24 4C-22 18-14 26-4 28" ${stroke(b, 5)}/>`,
};

export function glyph(kind: Glyph, x: number, y: number, size: number, a: string, b: string) {
  return `<g transform="translate(${x} ${y}) scale(${(size / 100).toFixed(3)})">${drawings[kind](a, b)}</g>`;
}
