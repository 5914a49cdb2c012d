/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glyphStyles } from './glyphs.mjs';

const root = join(__dirname, '../..');
const read = (name) => readFileSync(join(root, name), 'utf8');

describe('The stylesheet of the glyphs', () => {
  test('is what tools/commands/make-glyphs.mjs makes', () => {
    expect(read('styles/glyphs.css')).toBe(glyphStyles());
  });

  test('has a place for each glyph that a component may name', () => {
    const [, type] = /type GlyphName =([^;]*);/.exec(read('components/ui/glyph.tsx'));
    const names = [...type.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
    const places = [...glyphStyles().matchAll(/^\.glyph-([\w-]+)/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(places)).toEqual(new Set(names));
  });

  test('has one drawing, in which no glyph stands in the place of another', () => {
    const styles = glyphStyles();
    const at = [...styles.matchAll(/mask-position: ([\d.]+)%/g)].map(([, place]) => place);
    expect(styles.match(/url\(/g)).toHaveLength(1);
    expect(new Set(at).size).toBe(at.length);
  });
});
