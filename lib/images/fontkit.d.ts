/** What the product asks of fontkit, which comes without types. Coordinates are in units of the font. */
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
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }

  export function create(file: Buffer): Font;
}
