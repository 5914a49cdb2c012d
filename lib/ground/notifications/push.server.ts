import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { callUpstream } from '@/lib/core/upstream/client';
import { pushDoneWire } from './push.wire';

/** App and system that the token belongs to (NOTE-06). */
const GATEWAY_HEADERS = { 'X-OS': 'web', 'X-Project': 'dastarkhan' } as const;

/** The device that a push token belongs to, and the token. */
interface PushTarget {
  deviceId: string | undefined;
  token: string;
}

/** @throws AppError `request/invalid` for a browser without a device id: it refuses our cookies */
function gatewayCall(path: string, { deviceId, token }: PushTarget) {
  if (deviceId === undefined) throw new AppError('request/invalid', { details: { member: 'deviceId' } });
  return {
    path,
    headers: GATEWAY_HEADERS,
    // Both are idempotent.
    idempotencyKey: crypto.randomUUID(),
    body: { token, analyticDeviceID: deviceId },
    schema: pushDoneWire,
  };
}

/** Sends the diner's pushes to this device (NOTE-05). @throws AppError `auth/required`, `request/invalid` */
export async function registerPush(signedIn: SignedIn, target: PushTarget): Promise<void> {
  await signedIn.post(gatewayCall('api/v2/push-gateway/token', target));
}

/** Stops pushes to this device, also without a session (contract rule 73). @throws AppError `request/invalid` */
export async function unassignPush(site: Site, target: PushTarget): Promise<void> {
  await callUpstream(
    'post',
    { ...site, deviceId: target.deviceId },
    // The sign-out waits for it.
    { ...gatewayCall('api/v2/push-gateway/token/un-assign', target), retries: 1 },
  );
}
