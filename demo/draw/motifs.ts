import type { Item } from '../assemble/items.ts';
import type { Accent } from '../content/line.ts';
import { darken, lighten } from './colour.ts';

export type Motif =
  | 'leaf'
  | 'citrus'
  | 'flower'
  | 'berries'
  | 'drop'
  | 'sun'
  | 'bean'
  | 'cross'
  | 'waves'
  | 'bolt'
  | 'pill'
  | 'paw'
  | 'fish'
  | 'star'
  | 'bear'
  | 'grain';

const byAccent: Record<Accent, Motif> = {
  leaf: 'leaf',
  mint: 'leaf',
  aloe: 'leaf',
  orange: 'citrus',
  lemon: 'citrus',
  mango: 'citrus',
  rose: 'flower',
  berry: 'berries',
  red: 'berries',
  lavender: 'flower',
  plum: 'berries',
  sky: 'drop',
  ocean: 'drop',
  gold: 'sun',
  honey: 'drop',
  saffron: 'flower',
  coffee: 'bean',
  charcoal: 'waves',
  sand: 'grain',
  milk: 'drop',
};

const byShelf: Record<string, Motif> = {
  'first-aid': 'cross',
  'fever-pain-relief': 'bolt',
  'health-devices': 'cross',
  vitamins: 'pill',
  'diapers-wipes': 'bear',
  'baby-feeding': 'star',
  'baby-toys': 'star',
  'baby-bath-skin': 'bear',
  'dog-food': 'paw',
  'cat-food-litter': 'fish',
  'pet-grooming': 'paw',
  'pet-accessories': 'paw',
  'sanitary-pads': 'flower',
  'adult-diapers': 'drop',
  'masks-gloves': 'cross',
  sunscreen: 'sun',
};

export function motifOf(item: Item): Motif {
  const { subcategory, subSubcategory } = item.line;
  return (
    byShelf[subSubcategory ?? ''] ??
    (item.line.kind === 'wipes' ? byAccent[item.accent] : byShelf[subcategory]) ??
    byAccent[item.accent]
  );
}

function ring(count: number, draw: (angle: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw((index * 360) / count)).join('');
}

type Draw = (colour: string) => string;

/** Each motif fills a circle of radius 50 around the origin. */
const drawings: Record<Motif, Draw> = {
  leaf: (c) =>
    `<path d="M-38 34C-46-14-8-46 44-44 46 8 14 44-30 34Z" fill="${c}"/>` +
    `<path d="M-42 44C-24 14 2-10 30-30" stroke="${lighten(c, 0.6)}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  citrus: (c) =>
    `<circle r="46" fill="${c}"/><circle r="38" fill="${lighten(c, 0.75)}"/>` +
    ring(8, (a) => `<path d="M0-4L-11-33Q0-38 11-33Z" fill="${c}" transform="rotate(${a})"/>`),
  flower: (c) =>
    [0, 60, 120, 180, 240, 300]
      .map((a) => `<ellipse cy="-27" rx="15" ry="22" fill="${c}" transform="rotate(${a})"/>`)
      .concat(`<circle r="13" fill="${lighten(c, 0.7)}"/>`)
      .join(''),
  berries: (c) =>
    `<path d="M-4-10C4-34 18-42 36-44" stroke="${darken(c, 0.4)}" stroke-width="5" fill="none"/>` +
    `<circle cx="-19" cy="14" r="26" fill="${c}"/><circle cx="23" cy="18" r="23" fill="${darken(c, 0.18)}"/>` +
    `<circle cx="-27" cy="5" r="7" fill="${lighten(c, 0.55)}"/>`,
  drop: (c) =>
    `<path d="M0-48C20-18 34-2 34 16A34 34 0 0 1-34 16C-34-2-20-18 0-48Z" fill="${c}"/>` +
    `<path d="M-18 16A18 18 0 0 0-2 34" stroke="${lighten(c, 0.7)}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  sun: (c) =>
    `<circle r="24" fill="${c}"/>` +
    ring(
      10,
      (a) =>
        `<rect x="-4" y="-48" width="8" height="17" rx="4" fill="${c}" transform="rotate(${a})"/>`,
    ),
  bean: (c) =>
    `<ellipse rx="30" ry="44" fill="${c}" transform="rotate(28)"/>` +
    `<path d="M14-36C-8-16 10 12-14 38" stroke="${lighten(c, 0.5)}" stroke-width="6" fill="none"/>`,
  cross: (c) => `<path d="M-15-44H15V-15H44V15H15V44H-15V15H-44V-15H-15Z" fill="${c}"/>`,
  waves: (c) =>
    [-24, 0, 24]
      .map(
        (y) =>
          `<path d="M-44 ${y}Q-22 ${y - 18} 0 ${y}T44 ${y}" stroke="${c}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
      )
      .join(''),
  bolt: (c) =>
    `<circle r="46" fill="none" stroke="${c}" stroke-width="7"/><circle r="29" fill="none" stroke="${c}" stroke-width="7"/><circle r="12" fill="${c}"/>`,
  pill: (c) =>
    `<g transform="rotate(-38)"><rect x="-46" y="-19" width="92" height="38" rx="19" fill="${c}"/>` +
    `<path d="M0-19H27A19 19 0 0 1 27 19H0Z" fill="${lighten(c, 0.7)}"/></g>`,
  paw: (c) =>
    `<path d="M0-6C20-6 36 14 32 30 28 44 12 38 0 38S-28 44-32 30C-36 14-20-6 0-6Z" fill="${c}"/>` +
    `<ellipse cx="-34" cy="-10" rx="11" ry="15" fill="${c}"/><ellipse cx="-13" cy="-31" rx="11" ry="15" fill="${c}"/>` +
    `<ellipse cx="13" cy="-31" rx="11" ry="15" fill="${c}"/><ellipse cx="34" cy="-10" rx="11" ry="15" fill="${c}"/>`,
  fish: (c) =>
    `<path d="M-46 0C-28-32 8-32 26 0 8 32-28 32-46 0ZM20 0L48-24V24Z" fill="${c}"/><circle cx="-24" cy="-6" r="5" fill="#fff"/>`,
  star: (c) =>
    `<path d="M0-46L13-16 46-13 21 9 29 42 0 24-29 42-21 9-46-13-13-16Z" fill="${c}" stroke="${c}" stroke-width="6" stroke-linejoin="round"/>`,
  bear: (c) =>
    `<circle cx="-28" cy="-28" r="16" fill="${c}"/><circle cx="28" cy="-28" r="16" fill="${c}"/><circle cy="2" r="40" fill="${c}"/>` +
    `<ellipse cy="16" rx="18" ry="14" fill="${lighten(c, 0.7)}"/><ellipse cy="10" rx="7" ry="5" fill="${darken(c, 0.6)}"/>` +
    `<circle cx="-15" cy="-6" r="5" fill="${darken(c, 0.6)}"/><circle cx="15" cy="-6" r="5" fill="${darken(c, 0.6)}"/>`,
  grain: (c) =>
    `<path d="M0 46V-30" stroke="${c}" stroke-width="6"/>` +
    [-26, -4, 18]
      .map(
        (y) =>
          `<ellipse cx="-17" cy="${y}" rx="9" ry="19" fill="${c}" transform="rotate(-38 -17 ${y})"/><ellipse cx="17" cy="${y}" rx="9" ry="19" fill="${c}" transform="rotate(38 17 ${y})"/>`,
      )
      .join('') +
    `<ellipse cy="-38" rx="9" ry="14" fill="${c}"/>`,
};

export function motif(kind: Motif, x: number, y: number, size: number, colour: string): string {
  const scale = (size / 100).toFixed(3);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawings[kind](colour)}</g>`;
}
