import { isRecord, isWhole, type Shape } from '@/lib/storage/shape';
import { signedInMark } from './signed-in-mark';

/*
 * What a signed-in diner's header needs is asked once a visit and not once a page. The answers stay in session storage under
 * the mark of their sign-in, so that another sign-in, here or in another tab, never sees them.
 */

const PREFIX = 'visit.';
const FORGOTTEN = 'visit-forgotten';
/** When the answers were last forgotten; it outlives the page, because a payment leads away and back. */
const FORGOTTEN_AT = 'visitForgottenAt';
/** For so long our server may still have an answer from before (it keeps them 20 s). */
const DOUBTED_MS = 30_000;
/** A visit ends after half an hour of nothing (ANL-05); a balance may have moved by then as well. */
const KEPT_MS = 30 * 60_000;

function read<Value>(key: string, mark: string, shape: Shape<Value>): Value | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    if (!isRecord(kept) || kept.mark !== mark || !isWhole(kept.at) || !shape(kept.value)) return null;
    const age = Date.now() - kept.at;
    return age >= 0 && age < KEPT_MS ? kept.value : null;
  } catch {
    return null;
  }
}

function keep(key: string, mark: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify({ mark, at: Date.now(), value }));
  } catch {
    // Storage can be forbidden or full: then the next page asks again.
  }
}

/** Whether an answer was forgotten a moment ago, on this page or on the one before. */
function wasForgotten(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(FORGOTTEN_AT) ?? -DOUBTED_MS);
    return age >= 0 && age < DOUBTED_MS;
  } catch {
    return false;
  }
}

const running = new Map<string, Promise<unknown>>();
/** Questions of which an answer was forgotten, each until it is answered anew. */
const outdated = new Set<string>();

/**
 * The answer for this sign-in: kept, on its way, or asked now; null for a guest, about whom nothing is asked. One that
 * fails is asked again by the next page. `ask` is told whether an answer that somebody else has kept may have changed.
 */
export async function perVisit<Value>(
  key: string,
  shape: Shape<Value>,
  ask: (hasChanged: boolean) => Promise<Value>,
): Promise<Value | null> {
  const mark = signedInMark();
  if (mark === null) return null;
  const kept = read(key, mark, shape);
  if (kept !== null) return kept;
  const name = `${mark} ${key}`;
  const asked = running.get(name) as Promise<Value> | undefined;
  if (asked) return asked;
  const answer = ask(outdated.has(key) || wasForgotten())
    .then((value) => {
      // Forgotten while it was on its way, it is what was true before.
      if (running.get(name) === answer) {
        keep(key, mark, value);
        outdated.delete(key);
      }
      return value;
    })
    .finally(() => {
      if (running.get(name) === answer) running.delete(name);
    });
  running.set(name, answer);
  return answer;
}

/** Forgets all answers: a name or a balance has changed, or the session is over. Who shows one asks again. */
export function forgetVisit(): void {
  for (const name of running.keys()) outdated.add(name.slice(name.indexOf(' ') + 1));
  running.clear();
  try {
    sessionStorage.setItem(FORGOTTEN_AT, String(Date.now()));
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      sessionStorage.removeItem(key);
      outdated.add(key.slice(PREFIX.length));
    }
  } catch {
    // Forbidden storage keeps nothing.
  }
  window.dispatchEvent(new Event(FORGOTTEN));
}

/** Calls back when the answers of the visit are forgotten. */
export function watchVisit(onForget: () => void): () => void {
  window.addEventListener(FORGOTTEN, onForget);
  return () => window.removeEventListener(FORGOTTEN, onForget);
}
