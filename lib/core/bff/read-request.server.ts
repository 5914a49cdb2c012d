import 'server-only';
import type { NextRequest } from 'next/server';
import { isOwnOrigin } from '@/lib/core/env/own-origins';
import { AppError } from '@/lib/core/errors/errors';

const MAX_BODY_BYTES = 64 * 1024;

/** One attempt to do something that is done once. */
export interface Attempt {
  key: string;
  /** The same key was sent before: what that has come to, only the platform can tell. */
  isRepetition: boolean;
}

/** Whether a request that changes something comes from our own pages: Sec-Fetch-Site, then Origin. */
export function isSameOrigin(headers: globalThis.Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && isOwnOrigin(origin, headers.get('host'));
}

/** The raw body. @throws AppError `request/too-large` above so many bytes */
export async function readBytes(request: NextRequest, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new AppError('request/too-large');
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) throw new AppError('request/too-large');
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The JSON body. @throws AppError `request/invalid`, `request/too-large` */
export async function readBody(request: NextRequest): Promise<unknown> {
  if (!(request.headers.get('content-type') ?? '').startsWith('application/json'))
    throw new AppError('request/invalid');
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw new AppError('request/invalid');
  }
}

const IDEMPOTENCY_KEY = /^[A-Za-z0-9._:-]{8,128}$/;

/** The attempt that the headers declare. @throws AppError `request/invalid` */
export function readAttempt(headers: globalThis.Headers): Attempt {
  const key = headers.get('idempotency-key') ?? '';
  const repetition = headers.get('x-repetition');
  if (!IDEMPOTENCY_KEY.test(key))
    throw new AppError('request/invalid', { details: { member: 'idempotency-key' } });
  if (repetition !== null && repetition !== '1')
    throw new AppError('request/invalid', { details: { member: 'x-repetition' } });
  return { key, isRepetition: repetition === '1' };
}
