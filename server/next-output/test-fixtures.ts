import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A page as a build of Next has written it; `npm run upgrade:check -- next@VERSION --record` records it anew. */
export const recordedPage = (name: 'unknown-path' | 'venue-details' = 'venue-details'): string =>
  readFileSync(path.join(__dirname, 'fixtures', `${name}.html`), 'utf8');

/** Writes into a folder what a build of Next says of the scripts of a venue's page, as far as it is read. */
export function writeManifest(folder: string): void {
  const file = path.join(
    folder,
    '.next/server/app/[site]/filials/[filialId]/page_client-reference-manifest.js',
  );
  const page = '[project]/app/[site]/filials/[filialId]/page';
  const manifest = {
    clientModules: { '[project]/menu.tsx': { id: 1, chunks: ['/_next/static/chunks/of-a-module.js'] } },
    entryCSSFiles: { [page]: [{ inlined: false, path: 'static/chunks/all.css' }] },
    entryJSFiles: {
      '[project]/app/[site]/layout': ['static/chunks/layout.js'],
      [page]: ['static/chunks/layout.js', 'static/chunks/1_venue-a~.js'],
    },
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n' +
      `globalThis.__RSC_MANIFEST["/[site]/filials/[filialId]/page"] = ${JSON.stringify(manifest)}`,
  );
}
