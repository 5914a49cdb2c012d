import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { SERVER_FILE } from '../run/servers.mjs';

/** `server-only` keeps a module out of a browser's bundle; outside of Next's own bundles importing it fails. */
const serverOnly = {
  name: 'server-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/** Bundles the server that Next renders in (server/main.ts), apart from Next's own build; its packages stay where they are. */
export async function writeServer(root, entryPoint = 'server/main.ts') {
  await build({
    absWorkingDir: root,
    entryPoints: [entryPoint],
    outdir: dirname(SERVER_FILE),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    sourcemap: 'linked',
    tsconfig: join(root, 'tsconfig.json'),
    // As Next compiles it in (next.config.mjs).
    define: { 'process.env.CACHE_COMPONENTS': JSON.stringify(process.env.CACHE_COMPONENTS ?? '0') },
    plugins: [serverOnly],
    logLevel: 'error',
  });
}
