import 'server-only';
import type { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { perProcess } from '@/lib/core/process/per-process';
import { env, readSecrets } from '@/lib/core/env/env';
import { log } from '@/lib/core/log/log.server';

/** @throws Error with a sentence that names the setting, and nothing of the file */
function readFile(file: string): readonly string[] {
  let secrets: readonly string[] | null = null;
  try {
    secrets = readSecrets(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('The setting SESSION_SECRET_FILE names no file that can be read.');
  }
  if (secrets) return secrets;
  throw new Error('The file of SESSION_SECRET_FILE must have secrets of 32 characters or more, one a line.');
}

const here = perProcess('sessionSecrets', () => ({ list: null as readonly string[] | null }));

/**
 * The secrets of sessions: the first seals and signs, all of them open. From SESSION_SECRET_FILE where there is one, else from
 * SESSION_SECRET. The same list until it is read anew.
 * @throws Error where the file cannot be read and never could
 */
export function sessionSecrets(): readonly string[] {
  const { sessionSecretFile, sessionSecrets: given } = env();
  here.list ??= sessionSecretFile === undefined ? given : readFile(sessionSecretFile);
  return here.list;
}

/**
 * From now on reads the file of secrets anew at each SIGHUP, so that they are rotated without a restart. A file that cannot be read
 * changes nothing. Without a file the signal keeps its meaning: it ends the process.
 * @param signals who tells of the signal
 * @returns a function that stops it
 * @throws Error where the file cannot be read
 */
export function readSecretsOnSignal(signals: EventEmitter = process): () => void {
  const { sessionSecretFile } = env();
  if (sessionSecretFile === undefined) return () => undefined;
  sessionSecrets();
  const readAnew = () => {
    try {
      here.list = readFile(sessionSecretFile);
      log.info({ secrets: here.list.length }, 'session secrets read anew');
    } catch {
      log.error('session secrets not read anew: the ones before stay');
    }
  };
  signals.on('SIGHUP', readAnew);
  return () => void signals.off('SIGHUP', readAnew);
}
