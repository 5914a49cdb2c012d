import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSourceMaps, mapsFolder } from './source-maps.mjs';

let root;
const chunks = () => join(root, '.next', 'static', 'chunks');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maps-'));
  mkdirSync(chunks(), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('maps leave what is served and stay beside the build under the names of their chunks, and no chunk names one', () => {
  writeFileSync(join(chunks(), 'a.js'), 'let a=1;\n\n//# sourceMappingURL=of-a.js.map');
  writeFileSync(join(chunks(), 'of-a.js.map'), '{"version":3}');
  // Chunks may share one.
  writeFileSync(join(chunks(), 'a2.js'), 'let a=1;\n//# sourceMappingURL=of-a.js.map');
  writeFileSync(join(chunks(), 'b.js'), 'let b="//# sourceMappingURL=x";');
  writeFileSync(join(chunks(), 'c.css'), '.a{}\n/*# sourceMappingURL=c.css.map*/');
  keepSourceMaps(root);
  expect(readFileSync(join(chunks(), 'c.css'), 'utf8')).toBe('.a{}');
  expect(existsSync(join(chunks(), 'of-a.js.map'))).toBe(false);
  expect(readFileSync(join(mapsFolder(root), 'chunks', 'a.js.map'), 'utf8')).toBe('{"version":3}');
  expect(existsSync(join(mapsFolder(root), 'chunks', 'a2.js.map'))).toBe(true);
  expect(readFileSync(join(chunks(), 'a.js'), 'utf8')).toBe('let a=1;\n');
  expect(readFileSync(join(chunks(), 'b.js'), 'utf8')).toContain('sourceMappingURL=x');
});

test('maps of an earlier build go', () => {
  mkdirSync(mapsFolder(root), { recursive: true });
  writeFileSync(join(mapsFolder(root), 'old.js.map'), '{}');
  keepSourceMaps(root);
  expect(existsSync(join(mapsFolder(root), 'old.js.map'))).toBe(false);
});
