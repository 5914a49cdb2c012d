import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PARTS = ['params', 'query', 'headers', 'body'];

/** Queries of the handlers that are no declaration, with values that they take. */
const PLAIN_QUERIES = {
  '/api/auth/callback': { code: [], state: [], error: ['access_denied'], iss: [] },
  '/api/auth/sign-in': { return: ['/cart'], by: ['provider'] },
  '/api/debug/switch': { key: [] },
  '/api/images': { src: [], w: ['16', '480'], f: ['auto', 'webp'] },
  '/api/kiosk/enrolment/link': { venue: ['3107'], key: [] },
  '/api/refused': { status: ['400'] },
  '/api/venues/[venueId]/og-picture': { language: ['ru', 'ka'] },
};

/** Takes `defineRoute` as giving the declaration itself, and leaves out all that only works on a server. */
const declarationsOnly = {
  name: 'declarations-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@\/lib\/bff\/define-route$/ }, () => ({ path: 'declare', namespace: 'stub' }));
    onResolve({ filter: /\.server$|^server-only$|^next\/|^next-intl/ }, ({ path }) => ({
      path,
      namespace: 'left-out',
    }));
    onLoad({ filter: /.*/, namespace: 'stub' }, () => ({
      contents: 'export const defineRoute = (declaration) => declaration; export const refuseUnknown = null;',
    }));
    // Whatever is imported of it is a function; by the prototype, as the bundle copies an object's own members only.
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents: 'module.exports = Object.create(new Proxy({}, { get: () => () => undefined }));',
    }));
  },
};

const pathOf = (file) => `/api/${dirname(file)}`.replaceAll('\\', '/');

function schemasOf(declaration) {
  const schemas = {};
  for (const part of PARTS) {
    if (!declaration?.[part]) continue;
    schemas[part] = z.toJSONSchema(declaration[part], { io: 'input', unrepresentable: 'any' });
  }
  return schemas;
}

/**
 * Every route of the BFF with what it takes, as it declares it.
 * @param root the repository
 * @returns of each method its path (`[…]` for a parameter), JSON schemas of its parts, and what else it declares
 */
export async function readRoutes(root) {
  // Its program is looked for as it is loaded: not where only the list of checks is read.
  const { build } = await import('esbuild');
  const folder = join(root, 'app', 'api');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])route\.ts$/.test(file) && !file.startsWith('['))
    .sort();
  const entry = files.map((file, index) => `export * as route${index} from './app/api/${file}';`).join('\n');
  const outfile = join(root, '.data', 'attack', `routes-${process.pid}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [declarationsOnly],
    logLevel: 'silent',
  });
  const modules = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return files.flatMap((file, index) => {
    const exported = modules[`route${index}`];
    return METHODS.filter((method) => method in exported).map((method) => {
      const declaration = typeof exported[method] === 'object' ? exported[method] : undefined;
      const path = pathOf(file);
      return {
        method,
        path,
        isDeclared: declaration !== undefined,
        needsSession: declaration?.needsSession ?? false,
        isOnce: declaration?.idempotent ?? false,
        takesBytes: declaration?.maxBytes !== undefined,
        plainQuery: PLAIN_QUERIES[path] ?? {},
        ...schemasOf(declaration),
      };
    });
  });
}

/** Any text as a part of an address; half a surrogate pair as a lenient client would write it. */
export function encodeText(text) {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

/** The path with the parameters filled in. */
export const fillPath = (path, value = () => '1') =>
  path.replace(/\[([^\]]+)\]/g, (_, name) => encodeText(value(name)));
