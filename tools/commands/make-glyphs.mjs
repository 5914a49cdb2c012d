/** `node tools/commands/make-glyphs.mjs`: writes styles/glyphs.css anew, after a glyph was added to tools/build/glyphs.mjs. */
import { writeFileSync } from 'node:fs';
import { glyphStyles } from '../build/glyphs.mjs';

writeFileSync(new URL('../../styles/glyphs.css', import.meta.url), glyphStyles());
