import 'server-only';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// Files of pages have their content in their name. An open page of an earlier release still requests its own, so
// each process copies its files into a shared folder, and the proxy serves from there.

const BUILT = join('.next', 'static');
const ADDRESS = join('_next', 'static');
const DAY_MS = 24 * 3_600_000;
/** A page that has been open for longer is loaded anew by its first missing part (NAV-33). */
const STORED_DAYS = 30;
/** So often a file that is in use is written anew: by its time it is known to be in use, and only its owner may change that. */
const RENEWED_DAYS = 1;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Puts a file there whole: another process may do the same at this moment, and the proxy may read it. */
async function put(from: string, to: string, now: Date): Promise<void> {
  const known = await stat(to).catch(() => null);
  if (known && now.getTime() - known.mtimeMs < RENEWED_DAYS * DAY_MS) return;
  await mkdir(dirname(to), { recursive: true });
  const part = `${to}.${randomUUID()}.part`;
  await copyFile(from, part);
  await utimes(part, now, now);
  await rename(part, to);
}

/** Copies this release's files into the shared folder, and removes those unused for thirty days. */
export async function putReleasedFiles(folder: string, root: string, now = new Date()): Promise<void> {
  const built = join(root, BUILT);
  const shared = join(folder, ADDRESS);
  for (const file of await filesBelow(built)) await put(file, join(shared, file.slice(built.length)), now);
  for (const file of await filesBelow(shared)) {
    const age = await stat(file).then(
      ({ mtimeMs }) => now.getTime() - mtimeMs,
      () => 0,
    );
    if (age > STORED_DAYS * DAY_MS) await rm(file, { force: true });
  }
}

/** The same at start and daily while a process runs. If the folder refuses, this process goes on alone. */
export async function shareReleasedFiles(
  folder: string,
  root: string,
  onFailed: (error: unknown) => void,
): Promise<void> {
  const share = () => putReleasedFiles(folder, root).catch(onFailed);
  await share();
  // After the first: a file that is a moment younger than a day would wait for the next one.
  setInterval(() => void share(), RENEWED_DAYS * DAY_MS).unref();
}
