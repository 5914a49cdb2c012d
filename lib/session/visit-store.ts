import { isRecord, isWhole, type Shape } from '@/lib/storage/shape';
import { signedInMark } from './signed-in-mark';

/*
 * What a signed-in diner's header needs is asked once a visit and not once a page. The answers stay in session storage under
 * the mark of their sign-in, so that another sign-in, here or in another tab, never sees them.
 */

const PREFIX = 'visit.';
/** A visit ends after half an hour of nothing (spec §9, session timeout); a balance may have moved by then as well. */
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

const running = new Map<string, Promise<unknown>>();

/**
 * The answer for this sign-in: kept, on its way, or asked now; null for a guest, about whom nothing is asked. One that
 * fails is asked again by the next page.
 */
export async function perVisit<Value>(
  key: string,
  shape: Shape<Value>,
  ask: () => Promise<Value>,
): Promise<Value | null> {
  const mark = signedInMark();
  if (mark === null) return null;
  const kept = read(key, mark, shape);
  if (kept !== null) return kept;
  const name = `${mark} ${key}`;
  const asked = running.get(name) as Promise<Value> | undefined;
  if (asked) return asked;
  const answer = ask()
    .then((value) => {
      keep(key, mark, value);
      return value;
    })
    .finally(() => running.delete(name));
  running.set(name, answer);
  return answer;
}

/** Forgets all answers: a name or a balance has changed, or the session is over. */
export function forgetVisit(): void {
  running.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage keeps nothing.
  }
}
