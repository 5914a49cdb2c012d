import { isText, isWhole, recordOf, type Shape } from '@/lib/core/storage/shape';
import { removeStored, stored, storedText } from '@/lib/core/storage/stored';
import { currentSignInId } from './sign-in-id';

// The data of a signed-in diner's header is requested once a visit and not once a page. The answers are in
// session storage under the sign-in id, so that another sign-in, here or in another tab, never sees them.

const PREFIX = 'visit.';
const FORGOTTEN = 'visit-forgotten';
/** When the answers were last forgotten; it outlives the page, because a payment leads away and back. */
const forgottenAt = storedText({ area: 'session', key: 'visitForgottenAt' });
/** For so long our server may still have an older answer cached (for 20 s). */
const DOUBTED_MS = 30_000;
/** A visit ends after half an hour without activity (ANL-05); a balance may have changed by then as well. */
const TTL_MS = 30 * 60_000;

/** Whether less than `maxMs` has passed since `atMs`. */
function isYounger(atMs: number, maxMs: number): boolean {
  const age = Date.now() - atMs;
  return age >= 0 && age < maxMs;
}

interface Answer<Value> {
  /** The sign-in id, under the name that browsers have stored it by. */
  mark: string;
  at: number;
  value: Value;
}

const storedAnswer = <Value>(key: string, value: Shape<Value>) =>
  stored<Answer<Value> | null>({
    area: 'session',
    key: `${PREFIX}${key}`,
    shape: recordOf<Answer<Value>>({ mark: isText, at: isWhole, value }),
    empty: null,
  });

const running = new Map<string, Promise<unknown>>();
/** Keys whose answer was forgotten, each until it is answered again. */
const outdated = new Set<string>();

/** This sign-in's answer from storage, in flight, or new; null for guests. `ask` learns if caches may be stale. */
export async function perVisit<Value>(
  key: string,
  shape: Shape<Value>,
  load: (hasChanged: boolean) => Promise<Value>,
): Promise<Value | null> {
  const signInId = currentSignInId();
  if (signInId === null) return null;
  const store = storedAnswer(key, shape);
  const cached = store.read();
  if (cached?.mark === signInId && isYounger(cached.at, TTL_MS)) return cached.value;
  const name = `${signInId} ${key}`;
  const pending = running.get(name) as Promise<Value> | undefined;
  if (pending) return pending;
  const answer = load(outdated.has(key) || isYounger(Number(forgottenAt.read()), DOUBTED_MS))
    .then((value) => {
      // An answer forgotten while in flight is outdated.
      if (running.get(name) === answer) {
        store.write({ mark: signInId, at: Date.now(), value });
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

/** Forgets all answers: a name or a balance has changed, or the session is over. Views request them again. */
export function forgetVisit(): void {
  for (const name of running.keys()) outdated.add(name.slice(name.indexOf(' ') + 1));
  running.clear();
  forgottenAt.write(String(Date.now()));
  for (const key of removeStored('session', (name) => name.startsWith(PREFIX)))
    outdated.add(key.slice(PREFIX.length));
  window.dispatchEvent(new Event(FORGOTTEN));
}

/** Calls back when the answers of the visit are forgotten. */
export function watchVisit(onForget: () => void): () => void {
  window.addEventListener(FORGOTTEN, onForget);
  return () => window.removeEventListener(FORGOTTEN, onForget);
}
