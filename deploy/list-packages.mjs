/** `node deploy/list-packages.mjs` in a finished build: writes its packages to sbom.json (CycloneDX). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedVersions, onlyInstalled } from './installed-packages.mjs';

const MB = 1024 * 1024;
const root = process.cwd();
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** What the lockfile names for the app alone: npm's own `--omit=dev` leaves out what is needed for development as well, React among it. */
const [manifest, lockfile] = [read('package.json'), read('package-lock.json')];
const isOfTheApp = ([path, { dev, link }]) => !dev && !link && !path.startsWith('sandbox');
const packages = Object.fromEntries(Object.entries(lockfile.packages).filter(isOfTheApp));
for (const own of [manifest, packages['']]) {
  delete own.devDependencies;
  delete own.workspaces;
}
const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-packages-'));
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lockfile, packages }));
// Of the lockfile, because npm refuses a node_modules from which something was removed.
const command = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
const named = JSON.parse(execFileSync('npm', command, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * MB }));
rmSync(folder, { recursive: true });
const list = onlyInstalled(named, installedVersions(join(root, 'node_modules')));
writeFileSync(join(root, 'sbom.json'), JSON.stringify(list));
process.stdout.write(`${list.components.length} packages are listed in sbom.json.\n`);
