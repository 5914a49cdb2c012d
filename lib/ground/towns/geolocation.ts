import { hostPermission } from '@/lib/core/host/host-here';
import type { Coordinates } from './distance';
import { queryPermission } from './geolocation-permission';

/** How a position is requested: precisely, 5 s at most, never an old one (TOWN-20). */
export const POSITION_OPTIONS = { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 };

/** Permission states (TOWN-22). */
export type GeolocationState = 'granted' | 'notDetermined' | 'denied';
/** Why there is no position: access refused, also to the app around the page, the device cannot tell, or it took too long. Each has its text. */
export type GeolocationProblem = 'rejected' | 'unavailable' | 'timeout' | 'hostRejected';

export interface Geolocation {
  state: GeolocationState;
  /** Of this page's life only: nothing of them is stored. */
  coordinates: Coordinates | null;
  problem: GeolocationProblem | null;
}

export const NOT_REQUESTED: Geolocation = { state: 'notDetermined', coordinates: null, problem: null };

const listeners = new Set<() => void>();
let current: Geolocation = NOT_REQUESTED;
let pending: Promise<Geolocation> | null = null;
let isWatching = false;
/** The number of the latest request to the browser. */
let latest = 0;

/** The diner's position, shared by all of the page. */
export const geolocation = {
  current: (): Geolocation => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    watchPermission();
    return () => listeners.delete(listener);
  },
  ask: askPosition,
};

function change(next: Geolocation): Geolocation {
  current = next;
  for (const listener of listeners) listener();
  return next;
}

/** Any failure sets denied and clears the coordinates (TOWN-23, TOWN-24). */
const fail = (problem: GeolocationProblem) => change({ state: 'denied', coordinates: null, problem });

const PROBLEMS: readonly GeolocationProblem[] = ['rejected', 'unavailable', 'timeout'];
/** The browser's codes are 1 to 3, in this order. */
const problemOf = (code: number): GeolocationProblem => PROBLEMS[code - 1] ?? 'unavailable';

/** Requests the position, maybe with a prompt: call on a tap or if `isPermitted`. Never throws. */
function askPosition(): Promise<Geolocation> {
  pending ??= readPosition().finally(() => {
    pending = null;
  });
  return pending;
}

async function readPosition(): Promise<Geolocation> {
  // The app asks its user first where it has to (HOST-19); what it has granted the browser gives without a word.
  if ((await hostPermission('geo', true)) === 'denied') return fail('hostRejected');
  // Switched off for the whole device, or an address that is not secure: the browser has no API.
  if (!('geolocation' in navigator)) return fail('unavailable');
  const request = (latest += 1);
  return new Promise((resolve) => {
    // The browser's own time begins with the permission, and an app that never prompts for it never comes to its end (TOWN-31).
    const clock = setTimeout(() => resolve(fail('timeout')), POSITION_OPTIONS.timeout);
    const end = (found: () => Geolocation) => {
      clearTimeout(clock);
      // An answer that comes later still counts, unless a newer request has begun.
      if (request === latest) resolve(found());
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        end(() => change({ state: 'granted', coordinates: { latitude, longitude }, problem: null })),
      ({ code }) => end(() => fail(problemOf(code))),
      POSITION_OPTIONS,
    );
  });
}

/** Learns of the permission, and of its changes in the browser's own settings, without a prompt. */
function watchPermission(): void {
  if (isWatching) return;
  isWatching = true;
  void queryPermission().then((status) => {
    if (!status) return;
    const read = () => {
      if (status.state === 'denied') {
        if (current.state !== 'denied') fail('rejected');
      } else if (status.state === 'prompt') change(NOT_REQUESTED);
      else if (current.coordinates === null) change({ ...NOT_REQUESTED, state: 'granted' });
    };
    status.addEventListener('change', read);
    // A position requested meanwhile is newer.
    if (current === NOT_REQUESTED) read();
  });
}
