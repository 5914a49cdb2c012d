import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json'));

/** Testing Library for pages: what an element’s role is and what it is called. */
export const FINDER = readFileSync(join(folder, 'dist', '@testing-library', 'dom.umd.min.js'), 'utf8');
