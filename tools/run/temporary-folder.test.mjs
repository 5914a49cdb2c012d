/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('a temporary folder is there as long as the process', () => {
  const program = join(__dirname, 'temporary-folder.mjs');
  const script = `
    import { existsSync, writeFileSync } from 'node:fs';
    import { temporaryFolder } from ${JSON.stringify(program)};
    const folder = temporaryFolder('test');
    writeFileSync(folder + '/file', '');
    console.log(JSON.stringify([folder, temporaryFolder('inner', folder), existsSync(folder)]));
  `;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const [folder, inner, wasThere] = JSON.parse(told);
  expect(folder.startsWith(join(tmpdir(), 'dastarkhan-test-'))).toBe(true);
  expect(inner.startsWith(join(folder, 'dastarkhan-inner-'))).toBe(true);
  expect(wasThere).toBe(true);
  expect(existsSync(folder)).toBe(false);
});
