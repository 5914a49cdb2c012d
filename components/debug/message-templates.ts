import type { SentCall } from '@/lib/core/debug/bridge-tap';
import { CALLS, EVENTS, HOST_CODES, type HostCall } from '@/lib/core/host/bridge-protocol';
import { isRecord } from '@/lib/core/storage/shape';

/* Templates of messages that a tester sends to the page in the app's place. */

/** A result that each method takes. */
const RESULTS: Record<string, unknown> = {
  authorize: { status: 'success' },
  pay: { status: 'success' },
  scanQr: { text: '' },
  scanBarcode: { text: '4870001234567', format: 'ean_13' },
  checkPermission: { state: 'granted' },
};
const DATA: Partial<Record<string, unknown>> = {
  theme: { theme: 'dark' },
  insets: { top: 44, bottom: 34 },
};

/** A message, ready to be changed and sent. */
export interface MessageTemplate {
  /** 'event theme', 'answer ok', 'answer DENIED'. */
  key: string;
  text: string;
}

const write = (message: object) => JSON.stringify({ v: 1, ...message }, null, 2);

/** Events, and the answers to a call where one is chosen. */
export function messageTemplates(call: SentCall | null): MessageTemplate[] {
  const events = Object.keys(EVENTS).map((event) => ({
    key: `event ${event}`,
    text: write({ event, data: DATA[event] ?? {} }),
  }));
  if (!call) return events;
  const { callId: id, method } = call;
  return [
    { key: 'answer ok', text: write({ id, ok: true, result: RESULTS[method] ?? {} }) },
    ...HOST_CODES.map((code) => ({
      key: `answer ${code}`,
      text: write({ id, ok: false, error: { code, message: '' } }),
    })),
    ...events,
  ];
}

/** The host call of a message; null for `hello` and foreign messages. */
export function hostCallOf({ method, params }: Pick<SentCall, 'method' | 'params'>): HostCall | null {
  if (method === 'hello') return null;
  if (method === 'authorize')
    return isRecord(params) && params.mode === 'simple' ? 'authorizeSimply' : 'authorizeByCode';
  const named = Object.entries(CALLS).find(([, row]) => row.method === method);
  return (named?.[0] as HostCall | undefined) ?? null;
}
