/**
 * `node deploy/remove-unloaded-packages.mjs` in a finished build: removes packages that nothing loads.
 * Next lists the files of each part in `*.nft.json`; a package with a listed file stays whole, with its dependencies.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { installedPackages } from './installed-packages.mjs';

const COMPILER = /^@next\/swc-/;
const root = process.cwd();
const modules = join(root, 'node_modules');

const traces = readdirSync(join(root, '.next'), { recursive: true })
  .filter((name) => name.endsWith('.nft.json') && !/^(dev|cache)\//.test(name))
  .map((name) => join(root, '.next', name));

/** The package in whose folder a path lies; undefined outside of node_modules. */
const packageOf = (path) => /^(?:@[^/]+\/)?[^/]+/.exec(relative(modules, path))?.[0];
const isPackage = (name) => name && !name.startsWith('..') && existsSync(join(modules, name, 'package.json'));

const traced = traces.flatMap((trace) =>
  JSON.parse(readFileSync(trace, 'utf8')).files.map((file) => packageOf(resolve(dirname(trace), file))),
);
/** What is loaded without being bundled by Next: its configuration, what that names, and the server before it. */
const plain = readdirSync(join(root, 'lib'), { recursive: true })
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join('lib', name));
const server = readdirSync(join(root, '.next/main'))
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join('.next/main', name));
const imported = ['next.config.mjs', ...plain, ...server].flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?['"]([^'".][^'"]*)['"]/g)].map(
    ([, name]) => packageOf(join(modules, name)),
  ),
);
const remaining = new Set();
const keep = (name) => {
  if (!isPackage(name) || remaining.has(name) || COMPILER.test(name)) return;
  remaining.add(name);
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(modules, name, 'package.json'), 'utf8'),
  );
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) keep(needed);
};
for (const name of ['next', 'react', 'react-dom', ...new Set([...traced, ...imported])]) keep(name);

const installed = installedPackages(modules);
for (const name of installed) if (!remaining.has(name)) rmSync(join(modules, name), { recursive: true });
process.stdout.write(
  `${remaining.size} of ${installed.length} packages are loaded at run time; the others are removed.\n`,
);
