import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A page as a build of Next has written it; `npm run upgrade:check -- next@VERSION --record` records it anew. */
export const recordedPage = (name: 'unknown-path' | 'venue-details' = 'venue-details'): string =>
  readFileSync(path.join(__dirname, 'fixtures', `${name}.html`), 'utf8');
