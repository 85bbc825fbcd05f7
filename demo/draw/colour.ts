import type { Accent } from '../content/line.ts';

export const house = {
  ink: '#14211c',
  green: '#0b6b4b',
  tint: '#e6f4ee',
  amber: '#8a4b00',
  amberTint: '#fff3df',
};

export const accentColours: Record<Accent, string> = {
  leaf: '#3f9142',
  mint: '#2ba88f',
  aloe: '#74b84a',
  orange: '#f0812a',
  lemon: '#f2c41d',
  mango: '#f6a51c',
  rose: '#e4658b',
  berry: '#b92b5d',
  red: '#d63a34',
  lavender: '#8f7ad1',
  plum: '#6d3b7d',
  sky: '#3fa3dc',
  ocean: '#1c69a8',
  gold: '#d8a52a',
  honey: '#dd9020',
  saffron: '#e2701f',
  coffee: '#7a4a2b',
  charcoal: '#3a4149',
  sand: '#c9a37a',
  milk: '#8fb4cf',
};

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` of `other` mixed into `colour`. */
export function mix(colour: string, other: string, share: number): string {
  const a = channels(colour);
  const b = channels(other);
  const mixed = a.map((value, index) => {
    const target = b[index] ?? value;
    return Math.round(value + (target - value) * share);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function lighten(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

export function darken(colour: string, share: number): string {
  return mix(colour, '#08110d', share);
}

function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((value) => (value / 255) ** 2.2);
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** White or ink, whichever reads better on the ground. */
export function inkOn(ground: string): string {
  return luminance(ground) > 0.36 ? house.ink : '#ffffff';
}
