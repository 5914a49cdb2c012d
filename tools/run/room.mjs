import { mkdirSync, statfsSync } from 'node:fs';

/** A first start writes 80 MB of data; logs and reports take less. */
const NEEDED_MB = 100;

/** @returns a sentence that names the first of these folders whose disk is full, or nearly; undefined where each has room */
export function lackOfRoom(folders, neededMb = NEEDED_MB) {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    const { bavail, bsize } = statfsSync(folder);
    const freeMb = Math.floor((bavail * bsize) / 1024 ** 2);
    if (freeMb < neededMb)
      return `The disk of the folder ${folder} has ${freeMb} MB left, and ${neededMb} MB are needed.`;
  }
  return undefined;
}
