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

/** The enrolled tablet; null if kiosks need none. @throws AppError `kiosk/not-enrolled` (KIOSK-34) */
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

/** The result of `npm run kiosk-link` for staff: the key of the link, or the code that they type. */
type Invitation = { key: string } | { code: string };

/**
 * Enrols a tablet by an invitation, once (KIOSK-35). @returns Set-Cookie values; null if it is invalid
 * @param deviceId the tablet's earlier id: its open order stays its own @throws AppError `upstream/unavailable`
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
 * Enrols the browser that opens a link; previews of messengers use nothing up.
 * @returns the venue of the link or null; Set-Cookie values
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
 * Enrols a tablet by a typed code. @throws AppError `kiosk/code`, `upstream/unavailable`
 * @param countTry counts the try, throws beyond the limit
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

/** Whether the invitation is this tablet's: it is unused, or the tablet has used it and lost the answer. */
async function isGranted(name: string, device: string): Promise<boolean> {
  try {
    // An invitation is over before the store forgets it.
    const holder = await sharedStore().claim(`kiosk:${name}`, device, 2 * INVITATION_SECONDS);
    return holder === null || holder === device;
  } catch {
    throw storeIsDown();
  }
}
