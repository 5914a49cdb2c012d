import 'server-only';
import type { NextRequest } from 'next/server';
import { sharedStore } from '@/lib/core/shared-store/shared-store.server';
import { env } from '@/lib/core/env/env';
import { AppError } from '@/lib/core/errors/errors';
import { readId } from '@/lib/core/ids/ids';
import { warnThrottled } from '@/lib/core/log/throttled-log.server';
import { COOKIES, readDeviceId } from '@/lib/core/site/cookies';
import { INVITATION_SECONDS, readKioskCode, readKioskLink } from './kiosk-invitation.mjs';
import { sessionSecrets } from './secrets.server';
import { enrolmentCookie, enrolmentOf, type CookieReader } from './session-cookies.server';
import type { Enrolment } from './session.server';

/* A tablet is enrolled as a kiosk of one venue by a signed link or a typed code; a sealed cookie holds that (docs/decisions/046). */

/** A tablet as a call of the kiosk's surface finds it. */
export interface EnrolledKiosk extends Enrolment {
  /** Set-Cookie values that renew its enrolment; empty while that is young and sealed with today's secret. */
  cookies: () => Promise<string[]>;
}

/**
 * The enrolled tablet that calls; null where the setting lets anybody order as a kiosk.
 * @throws AppError `kiosk/not-enrolled` (KIOSK-34)
 */
export async function requireEnrolment(cookies: CookieReader): Promise<EnrolledKiosk | null> {
  if (!env().needsKioskEnrolment) return null;
  const enrolment = await enrolmentOf(cookies);
  if (!enrolment) throw new AppError('kiosk/not-enrolled');
  const { device, venueId, isToBeRenewed } = enrolment;
  return {
    device,
    venueId,
    cookies: () => (isToBeRenewed ? enrolmentCookie({ device, venueId }) : Promise.resolve([])),
  };
}

/** What staff get from `npm run kiosk-link`: the key of the link, or the code that they type. */
type Invitation = { key: string } | { code: string };

/**
 * Enrols a tablet by an invitation, which works once (KIOSK-35).
 * @param deviceId what the tablet's calls have named it so far: an order that is open stays its own
 * @returns Set-Cookie values; null for an invitation that is forged, over, of another venue, or used by another tablet
 * @throws AppError `upstream/unavailable` where the store does not answer
 */
async function enrol(
  venueId: number,
  invitation: Invitation,
  deviceId: string | undefined,
): Promise<string[] | null> {
  const now = Date.now();
  const name =
    'key' in invitation
      ? readKioskLink(sessionSecrets(), venueId, invitation.key, now)
      : readKioskCode(sessionSecrets(), venueId, invitation.code, now);
  const device = deviceId ?? crypto.randomUUID();
  if (name === null || !(await isGranted(name, device))) return null;
  return enrolmentCookie({ device, venueId });
}

/**
 * Enrols the tablet whose browser opens a link. A messenger that looks at the link for its preview uses nothing up: it does not
 * navigate, as browsers of today say over https. An older one says nothing, and is told from a messenger by its device id.
 * @returns the venue that the link names, null for no number; and Set-Cookie values, none where it enrols nothing
 */
export async function enrolByLink({
  nextUrl: { searchParams },
  headers,
  cookies,
}: NextRequest): Promise<{ venueId: number | null; cookies: string[] }> {
  const venueId = readId(searchParams.get('venue') ?? '');
  const deviceId = readDeviceId(cookies.get(COOKIES.device)?.value);
  const mode = headers.get('sec-fetch-mode');
  const isOpened = mode === null ? !env().isHttps || deviceId !== undefined : mode === 'navigate';
  if (venueId === null || !isOpened) return { venueId, cookies: [] };
  const set = await enrol(venueId, { key: searchParams.get('key') ?? '' }, deviceId).catch(() => null);
  return { venueId, cookies: set ?? [] };
}

/**
 * Enrols the tablet on which staff have typed a code.
 * @param countTry counts it among the venue's few tries, and throws where there are no more
 * @returns Set-Cookie values
 * @throws AppError `kiosk/code` for a code that `enrol` refuses; `upstream/unavailable` where the store does not answer
 */
export async function enrolByCode(
  venueId: number,
  code: string,
  deviceId: string | undefined,
  countTry: () => Promise<void>,
): Promise<string[]> {
  // Before the try is counted: staff have done nothing wrong.
  if (!sharedStore().isUp()) throw storeIsDown();
  await countTry();
  const cookies = await enrol(venueId, { code }, deviceId);
  if (!cookies) throw new AppError('kiosk/code');
  return cookies;
}

function storeIsDown(): AppError {
  warnThrottled('the store does not answer', 'kiosk not enrolled');
  return new AppError('upstream/unavailable');
}

/** Whether the invitation is this tablet's: nobody has used it, or the tablet has and lost the answer. */
async function isGranted(name: string, device: string): Promise<boolean> {
  try {
    // An invitation is over before the store forgets it.
    const holder = await sharedStore().claim(`kiosk:${name}`, device, 2 * INVITATION_SECONDS);
    return holder === null || holder === device;
  } catch {
    throw storeIsDown();
  }
}
