/** How a brand paints its packs: white, in the variant's colour, in its own colour, or dark. */
export type Finish = 'white' | 'colour' | 'own' | 'dark';

export type Glyph =
  | 'leaf'
  | 'capsule'
  | 'drop'
  | 'cross'
  | 'sun'
  | 'lotus'
  | 'bolt'
  | 'hills'
  | 'pulse'
  | 'shield'
  | 'smile'
  | 'moon'
  | 'heart'
  | 'bottle'
  | 'spoon'
  | 'star'
  | 'paw'
  | 'cat'
  | 'bone'
  | 'rose'
  | 'flower'
  | 'comb'
  | 'moustache'
  | 'mortar';

/** How a brand sets its labels: its name on a band, between rules, in a frame, beside a stripe, under its sign. */
export type Layout = 'open' | 'band' | 'rules' | 'frame' | 'stripe' | 'sign';

export type BrandLook = {
  colour: string;
  second: string;
  family: string;
  italic?: boolean;
  upper?: boolean;
  spacing?: number;
  finish: Finish;
  layout: Layout;
  glyph: Glyph;
};

const sans = 'Noto Sans Display';
const serif = 'Noto Serif';
const wide = 'DejaVu Sans';
const slab = 'DejaVu Serif';
const narrow = 'Liberation Sans Narrow';

export const brandLooks: Record<string, BrandLook> = {
  Arogin: {
    colour: '#1457a8',
    second: '#e0e9f6',
    family: wide,
    layout: 'band',
    finish: 'white',
    glyph: 'capsule',
  },
  Medoon: {
    colour: '#0d7f86',
    second: '#dff2f1',
    family: sans,
    italic: true,
    layout: 'sign',
    finish: 'white',
    glyph: 'drop',
  },
  Curisol: {
    colour: '#c5282f',
    second: '#fdeceb',
    family: sans,
    upper: true,
    spacing: 3,
    layout: 'stripe',
    finish: 'white',
    glyph: 'cross',
  },
  'Dr. Ilaaj': {
    colour: '#b4500f',
    second: '#fdefdf',
    family: slab,
    layout: 'rules',
    finish: 'colour',
    glyph: 'mortar',
  },
  Vaidyaro: {
    colour: '#7c2230',
    second: '#f7e9d7',
    family: serif,
    layout: 'frame',
    finish: 'own',
    glyph: 'lotus',
  },
  Shaktivo: {
    colour: '#1f2a63',
    second: '#ffd23f',
    family: wide,
    italic: true,
    upper: true,
    layout: 'stripe',
    finish: 'own',
    glyph: 'bolt',
  },
  Vitagiri: {
    colour: '#5a3c9e',
    second: '#ece6fa',
    family: sans,
    layout: 'sign',
    finish: 'white',
    glyph: 'hills',
  },
  Pulsira: {
    colour: '#0a4f7d',
    second: '#e3f0f8',
    family: narrow,
    upper: true,
    spacing: 4,
    layout: 'stripe',
    finish: 'white',
    glyph: 'pulse',
  },
  Swachhara: {
    colour: '#0e86c8',
    second: '#e2f3fc',
    family: sans,
    layout: 'band',
    finish: 'colour',
    glyph: 'shield',
  },
  Dantika: {
    colour: '#0b8f7a',
    second: '#def5f0',
    family: wide,
    layout: 'sign',
    finish: 'white',
    glyph: 'smile',
  },
  Tuktuki: {
    colour: '#0894a8',
    second: '#fff0b8',
    family: wide,
    layout: 'sign',
    finish: 'colour',
    glyph: 'moon',
  },
  Mamori: {
    colour: '#e2725b',
    second: '#fdebe6',
    family: serif,
    italic: true,
    layout: 'frame',
    finish: 'white',
    glyph: 'heart',
  },
  Sipanu: {
    colour: '#4b63c6',
    second: '#e7ebfb',
    family: sans,
    layout: 'open',
    finish: 'white',
    glyph: 'bottle',
  },
  Nanhabite: {
    colour: '#3f8a2f',
    second: '#fdf0cf',
    family: slab,
    layout: 'rules',
    finish: 'colour',
    glyph: 'spoon',
  },
  'Jhumroo Toys': {
    colour: '#d5352c',
    second: '#ffd84d',
    family: wide,
    layout: 'band',
    finish: 'colour',
    glyph: 'star',
  },
  Sheroo: {
    colour: '#7a2e1d',
    second: '#f8e3cd',
    family: wide,
    upper: true,
    layout: 'open',
    finish: 'own',
    glyph: 'bone',
  },
  Billoo: {
    colour: '#4a2f7f',
    second: '#eadff8',
    family: sans,
    layout: 'sign',
    finish: 'own',
    glyph: 'cat',
  },
  Pawsari: {
    colour: '#0f7f74',
    second: '#e0f4f0',
    family: sans,
    italic: true,
    layout: 'sign',
    finish: 'white',
    glyph: 'paw',
  },
  Nimora: {
    colour: '#1d6b3c',
    second: '#e8f4e6',
    family: serif,
    layout: 'rules',
    finish: 'white',
    glyph: 'leaf',
  },
  Gulmeher: {
    colour: '#a8325e',
    second: '#fbe7ee',
    family: serif,
    italic: true,
    layout: 'frame',
    finish: 'white',
    glyph: 'rose',
  },
  Suryasa: {
    colour: '#d97706',
    second: '#fff1d6',
    family: sans,
    upper: true,
    spacing: 5,
    layout: 'band',
    finish: 'colour',
    glyph: 'sun',
  },
  'Buransh & Co.': {
    colour: '#9c1f3b',
    second: '#faeee6',
    family: serif,
    layout: 'frame',
    finish: 'white',
    glyph: 'flower',
  },
  Keshvali: {
    colour: '#234a33',
    second: '#e6efe8',
    family: serif,
    upper: true,
    spacing: 2,
    layout: 'rules',
    finish: 'colour',
    glyph: 'comb',
  },
  Mardano: {
    colour: '#22272e',
    second: '#e9ecef',
    family: narrow,
    upper: true,
    spacing: 4,
    layout: 'stripe',
    finish: 'dark',
    glyph: 'moustache',
  },
};
