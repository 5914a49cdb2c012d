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

/** Session secrets: the first seals, all open. Cached until read again. @throws Error if unreadable at first */
export function sessionSecrets(): readonly string[] {
  const { sessionSecretFile, sessionSecrets: given } = env();
  here.list ??= sessionSecretFile === undefined ? given : readFile(sessionSecretFile);
  return here.list;
}

/** Rereads the secret file at SIGHUP, to rotate without a restart. @returns stops it @throws Error if unreadable */
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
