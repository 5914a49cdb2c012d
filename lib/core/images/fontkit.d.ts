/** The part of fontkit that the product uses; it has no types of its own. Coordinates are in units of the font. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }

  interface GlyphRun {
    glyphs: Glyph[];
    /** Of each glyph, kerning included. */
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }

  interface Font {
    unitsPerEm: number;
    /** Code points that it draws. */
    characterSet: number[];
    variationAxes: Record<string, { min: number; default: number; max: number }>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }

  export function create(file: Buffer): Font;
}
