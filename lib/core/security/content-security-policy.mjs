import { createHash } from 'node:crypto';
import { frameAncestors, isSecureOrigin } from '../env/frame-ancestors.mjs';
import { imageOrigins } from '../env/image-origins.mjs';
import { mapOrigins } from '../env/map-origins.mjs';
import { hasMapToken } from '../env/map-token.mjs';

// One policy, written in one place: `server/next-output/finish-page.ts` puts it on stored pages (with the
// hashes of Next's own inline scripts), middleware.ts on pages rendered for one diner (with a nonce).

/** Next's and React's inline scripts by strict grammar; anything else gets no hash and does not run. */
const KNOWN_SCRIPTS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[(?:0|\d+,"(?:[^"\\]|\\.)*")\]\)$/s,
  /^self\.__next_f\.push\(\[\d+(?:,(?:null|"(?:[^"\\]|\\.)*"))?\]\)$/s,
  // Turbopack's bootstrap: names of chunks and numbers of modules, nothing else.
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[\w./~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);?$/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
];

/** @param {string} script what stands in a script element @returns {string} `'sha256-…'`, by which a policy approves it */
export const scriptHash = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * @param {string} html a finished page
 * @param {string[]} own inline scripts of the product, each the same on every page
 * @returns {string[]} `'sha256-…'` of every inline script that Next itself or the product wrote
 */
export function knownScriptHashes(html, own = []) {
  const hashes = new Set();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes) || /type="application\//.test(attributes)) continue;
    if (!own.includes(body) && !KNOWN_SCRIPTS.some((grammar) => grammar.test(body))) continue;
    hashes.add(scriptHash(body));
  }
  return [...hashes];
}

/** The sources that Mapbox needs: its worker is made of a blob, its streets and glyphs come from its own servers. */
const MAPBOX = { worker: ' blob:', connect: ['https://api.mapbox.com', 'https://events.mapbox.com'] };

/**
 * @param {string[]} scriptSources hashes, a nonce, or what else a page may run
 * @returns {string} the value of Content-Security-Policy
 */
export function contentSecurityPolicy(scriptSources) {
  const map = hasMapToken() ? MAPBOX : { worker: '', connect: mapOrigins() };
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    // React writes sizes of pictures and bars as attributes; a cached page has the rules of its first view inline.
    "style-src 'self' 'unsafe-inline'",
    // The image stores too: their originals are shown where our own proxy fails.
    ["img-src 'self' data: blob:", ...imageOrigins()].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...map.connect].join(' '),
    `worker-src 'self'${map.worker}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...frameAncestors()].join(' '),
    ...(isSecureOrigin() ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
