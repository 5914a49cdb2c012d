/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepSourceMaps, mapsFolder } from './source-maps.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

test('maps leave what is served and stay beside the build under the names of their chunks, and no chunk names one', () => {
  const root = temporaryFolder('maps');
  const chunks = join(root, '.next', 'static', 'chunks');
  const maps = mapsFolder(root);
  for (const folder of [chunks, maps]) mkdirSync(folder, { recursive: true });
  const served = {
    'a.js': 'let a=1;\n\n//# sourceMappingURL=of-a.js.map',
    // Chunks may share one.
    'a2.js': 'let a=1;\n//# sourceMappingURL=of-a.js.map',
    'b.js': 'let b="//# sourceMappingURL=x";',
    'c.css': '.a{}\n/*# sourceMappingURL=c.css.map*/',
    'of-a.js.map': '{"version":3}',
  };
  for (const [name, text] of Object.entries(served)) writeFileSync(join(chunks, name), text);
  writeFileSync(join(maps, 'of-an-earlier-build.js.map'), '{}');
  keepSourceMaps(root);
  const read = (name) => readFileSync(join(chunks, name), 'utf8');
  expect(['a.js', 'b.js', 'c.css'].map(read)).toEqual(['let a=1;\n', served['b.js'], '.a{}']);
  expect(existsSync(join(chunks, 'of-a.js.map'))).toBe(false);
  expect(readFileSync(join(maps, 'chunks', 'a.js.map'), 'utf8')).toBe('{"version":3}');
  expect(existsSync(join(maps, 'chunks', 'a2.js.map'))).toBe(true);
  expect(existsSync(join(maps, 'of-an-earlier-build.js.map'))).toBe(false);
});
