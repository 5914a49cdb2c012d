/** `node scripts/make-glyphs.mjs`: writes styles/glyphs.css anew, after a glyph was added to scripts/lib/glyphs.mjs. */
import { writeFileSync } from 'node:fs';
import { glyphStyles } from './lib/glyphs.mjs';

writeFileSync(new URL('../styles/glyphs.css', import.meta.url), glyphStyles());
