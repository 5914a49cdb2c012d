import { requestBff } from '@/lib/core/bff/client';
import { logInBrowser } from '@/lib/core/log/browser-log';
import { currentSignInId, isSignedInHere } from '@/lib/core/session/sign-in-id';
import { storedText } from '@/lib/core/storage/stored';
import { askPushPermission, currentSubscription, pushPermission, subscribe, tokenOf } from './push-device';

/** The stored push token that the platform knows (NOTE-08). */
const knownToken = storedText({ area: 'local', key: 'pushToken' });
/** The id of the sign-in that the token was registered for: another diner must not receive its pushes. */
const tokenOwner = storedText({ area: 'local', key: 'pushTokenOwner' });
/** A sign-out does not wait longer for a dead connection, milliseconds. */
const MAX_FAREWELL_MS = 3000;

/** `waiting`: the browser is subscribed, but not yet registered at the platform. */
export type PushState = 'on' | 'waiting' | 'off' | 'denied' | 'unsupported';

function storeToken(token: string | null): void {
  knownToken.write(token);
  tokenOwner.write(token === null ? null : currentSignInId());
}

/** Whether the token is registered for the current sign-in. */
function isRegistered(token: string): boolean {
  return knownToken.read() === token && tokenOwner.read() === currentSignInId();
}

function send(method: 'POST' | 'DELETE', token: string, signal?: AbortSignal) {
  return requestBff(
    '/api/notifications/push',
    () => import('./push.schema').then((module) => module.pushAnswerSchema),
    { method, body: { token }, signal },
  );
}

async function sendToken(token: string): Promise<PushState> {
  try {
    await send('POST', token);
    storeToken(token);
    return 'on';
  } catch (error) {
    logInBrowser('Push token not registered', error);
    return 'waiting';
  }
}

const running = new Map<string, Promise<PushState>>();

/** Registers a token new to this sign-in (NOTE-08), once at a time; failures are only logged (NOTE-09). */
function register(token: string): Promise<PushState> {
  if (isRegistered(token)) return Promise.resolve('on');
  const registration = running.get(token) ?? sendToken(token).finally(() => running.delete(token));
  running.set(token, registration);
  return registration;
}

/** The state of pushes on this device. */
export async function readPushState(): Promise<PushState> {
  const permission = pushPermission();
  if (permission === 'denied' || permission === 'unsupported') return permission;
  const subscription = permission === 'granted' ? await currentSubscription() : null;
  if (!subscription) return 'off';
  return isRegistered(tokenOf(subscription)) ? 'on' : 'waiting';
}

/** Switches pushes on, asking the diner where the browser needs that: only at a tap of a signed-in one. */
export async function turnPushOn(publicKey: string): Promise<PushState> {
  if ((await askPushPermission()) !== 'granted') return readPushState();
  return register(tokenOf(await subscribe(publicKey)));
}

/** Registers the subscription of a signed-in diner again where the browser has changed it meanwhile. */
export async function syncPush(): Promise<void> {
  const subscription = pushPermission() === 'granted' ? await currentSubscription() : null;
  if (subscription) await register(tokenOf(subscription));
}

/** Unassigns this device before a sign-out; the subscription stays if the sign-out fails. Quick, never fails. */
export async function unassignPush(): Promise<void> {
  try {
    const subscription = await currentSubscription();
    const token = knownToken.read() ?? (subscription ? tokenOf(subscription) : null);
    if (token !== null) await send('DELETE', token, AbortSignal.timeout(MAX_FAREWELL_MS));
  } catch (error) {
    logInBrowser('Push token not un-assigned', error);
  }
  storeToken(null);
}

/** Ends the browser's subscription, so pushes of a signed-out diner stop even offline. Never fails. */
export async function endPushSubscription(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe();
  } catch (error) {
    logInBrowser('Pushes not ended', error);
  }
}

/** Ends pushes on this device. Never fails and never takes long. */
export async function endPush(): Promise<void> {
  await unassignPush();
  await endPushSubscription();
}

/** For a guest: ends the pushes of a diner whose session expired in the meantime. */
export async function endOrphanedPush(): Promise<void> {
  if (knownToken.read() !== null) await endPush();
}

/** Registers what the browser has changed for a signed-in diner, and ends what is left for a guest; a failure is only logged. */
export async function keepPush(): Promise<void> {
  try {
    await (isSignedInHere() ? syncPush() : endOrphanedPush());
  } catch (error) {
    logInBrowser('Pushes not stored', error);
  }
}

/** The state of pushes in settings; registers first, and again whenever the tab regains focus. */
export const pushQuery = {
  queryKey: ['notifications', 'push'],
  queryFn: async () => {
    await syncPush();
    return readPushState();
  },
  networkMode: 'always',
  refetchOnWindowFocus: true,
} as const;
