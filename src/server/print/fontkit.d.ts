// What we use of fontkit, which has no types of its own.
declare module 'fontkit' {
  export type GlyphRun = { glyphs: readonly object[]; positions: readonly object[] };

  export type Font = {
    /** Code points that it has signs for. */
    characterSet: readonly number[];
    unitsPerEm: number;
    glyphForCodePoint(codePoint: number): object;
    layout(text: string, features?: unknown): GlyphRun;
  };

  export function create(bytes: Uint8Array): Font;
}
