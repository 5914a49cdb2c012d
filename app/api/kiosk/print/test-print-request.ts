import { NextRequest } from 'next/server';
import { readContract } from '@/lib/core/upstream/test-contract';

/* Calls of a kiosk that prints, for tests. */

const { schemas } = readContract() as { schemas: Record<'TabletSession', { example: { session: string } }> };

export const ORDER_ID = 90031;
export const SESSION = schemas.TabletSession.example.session;
export const REQUEST = { kind: 'order', orderId: ORDER_ID, widthMm: 80 } as const;

let keys = 0;
/** A new idempotency key. */
export const newKey = () => {
  keys += 1;
  return `print-0123456789-${keys}`;
};

/** The headers of a call; null leaves one out. */
export interface Sent {
  venue?: string;
  code?: string | null;
  key?: string | null;
  request?: unknown;
  session?: string | null;
  pageSite?: string;
  site?: string;
}

/** A call that prints an order's slip, or what `sent` says otherwise. */
export function printRequest({
  venue = '3107',
  code = 'blue-kettle',
  key = newKey(),
  request: body = REQUEST,
  session = SESSION,
  pageSite = 'kz-ru-kiosk',
  site = 'same-origin',
}: Sent = {}) {
  return new NextRequest(`https://app.test/api/kiosk/print?venue=${venue}`, {
    method: 'POST',
    headers: {
      'x-site': pageSite,
      'sec-fetch-site': site,
      'content-type': 'application/json',
      ...(code === null ? {} : { 'x-printer-code': code }),
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(session === null ? {} : { 'x-tablet-session': session }),
      cookie: 'deviceId=kiosk-0001',
    },
    body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
  });
}
