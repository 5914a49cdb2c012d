/** Fills data directories with the whole catalogue: `tsx sandbox/testing/fill.ts DIRECTORY …`. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { directoryTemplate } from './templates';

const WHOLE_CATALOGUE = 1;

const template = await directoryTemplate(WHOLE_CATALOGUE);
for (const directory of process.argv.slice(2)) {
  const database = path.join(directory, 'postgres');
  await rm(database, { recursive: true, force: true });
  await cp(path.join(template, 'postgres'), database, { recursive: true });
}
