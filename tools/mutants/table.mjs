import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The faults of this folder, with the test or check of README.md that finds each; undefined where the list names none. */
export function readMutants(folder) {
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  const rows = list.matchAll(/^- (\d{2}): .+?(?: \(`([^`]+)`\))?$/gm);
  const expectedOf = new Map([...rows].map(([, id, expected]) => [id, expected]));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.patch'))
    .toSorted()
    .map((name) => {
      const id = name.slice(0, 2);
      if (!expectedOf.has(id)) throw new Error(`README.md has no row of the fault ${name}`);
      return { id, patch: join(folder, name), expected: expectedOf.get(id) };
    });
}
