import { BffError, requestBff } from '@/lib/core/bff/client';
import type { Bridge } from '@/lib/core/host/bridge';
import { hostHere } from '@/lib/core/host/host-here';

/** How a sign-in by the app around the page ended (HOST-12); `noHost`: no app answers, and the browser's own way is open. */
export type HostSignIn = 'success' | 'dismissed' | 'failed' | 'unsupported' | 'noHost';

const schemas = () => import('./host-sign-in.schema');
/** Between the host's word that a track is approved and the platform's, milliseconds and times. */
const PENDING_PAUSE_MS = 1_000;
const PENDING_TIMES = 5;

const post = { method: 'POST' } as const;
const endOf = (code: string): HostSignIn => (code === 'DISMISSED' ? 'dismissed' : 'failed');

/** Signs in by the host app, with a code or a track (HOST-09 to HOST-11). @param signal gives up */
export async function signInByHost(signal: AbortSignal): Promise<HostSignIn> {
  const host = await hostHere();
  if (!host) return 'noHost';
  try {
    return (await byCode(host, signal)) ?? (await byTrack(host, signal)) ?? 'unsupported';
  } catch (error) {
    if (error instanceof BffError) return 'failed';
    throw error;
  }
}

/** @returns null where the host does not sign in so */
async function byCode(host: Bridge, signal: AbortSignal): Promise<HostSignIn | null> {
  const request = await requestBff('/api/auth/host', async () => (await schemas()).codeRequestSchema, post);
  const answer = await host.call('authorizeByCode', { mode: 'code', ...request }, signal);
  if (!answer.ok) return answer.code === 'NOT_SUPPORTED' ? null : endOf(answer.code);
  await requestBff('/api/auth/host/session', async () => (await schemas()).signedInSchema, {
    ...post,
    body: answer.result,
  });
  return 'success';
}

/** @returns null where the host does not sign in so */
async function byTrack(host: Bridge, signal: AbortSignal): Promise<HostSignIn | null> {
  const { trackId } = await requestBff('/api/auth/track', async () => (await schemas()).trackSchema, {
    ...post,
    body: {},
  });
  const answer = await host.call('authorizeSimply', { mode: 'simple', track_id: trackId }, signal);
  if (!answer.ok) return answer.code === 'NOT_SUPPORTED' ? null : endOf(answer.code);
  return takeSession(signal);
}

/** The platform may learn of the approval a moment after the page. */
async function takeSession(signal: AbortSignal, times = PENDING_TIMES): Promise<HostSignIn> {
  try {
    const schema = async () => (await schemas()).signedInSchema;
    await requestBff('/api/auth/track/session', schema, { ...post, body: {} });
    return 'success';
  } catch (error) {
    if (!(error instanceof BffError) || error.code !== 'auth/track-pending' || times <= 1) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, PENDING_PAUSE_MS));
  return signal.aborted ? 'dismissed' : takeSession(signal, times - 1);
}
