import { toHex } from '@/lib/core/ids/hex';
import { LANGUAGES, type Language } from '@/lib/core/site/site';
import {
  isFlag,
  isOneOf,
  isRecord,
  isText,
  isTextUpTo,
  recordOf,
  type Shape,
} from '@/lib/core/storage/shape';

/* The messages of the bridge to the app around the page (docs/contracts/native-bridge.md). All that comes in is untrusted. */

/** Bytes of a message, either way. */
export const MAX_MESSAGE_BYTES = 64 * 1024;
/** Without an answer to `hello` in so many milliseconds there is no bridge. */
export const HELLO_LIMIT_MS = 1_500;
/** How long a call waits for its answer, milliseconds; longer where a person gives it, or a permission is requested first. */
const CALL_LIMIT_MS = 3_000;
const PERMISSION_LIMIT_MS = 60_000;
const PERSON_LIMIT_MS = 10 * 60_000;
/** Calls that wait for `hello`, or for their answers; of more the oldest is dropped. */
export const MAX_WAITING = 512;
/** Barcodes that a host looks for by default (HOST-18). */
export const SCAN_FORMATS = ['ean_8', 'ean_13', 'code_128'] as const;

const LONG = 4_096;

const THEMES = ['light', 'dark'] as const;

type Nothing = Record<string, never>;
interface Insets {
  top: number;
  bottom: number;
}
export interface HostHello {
  platform: 'ios' | 'android' | 'partner';
  appVersion?: string;
  methods: string[];
  language?: Language;
  theme?: (typeof THEMES)[number];
  insets?: Insets;
}
export interface CodeRequest {
  mode: 'code';
  client_id: string;
  redirect_uri: string;
  state: string;
  code_challenge: string;
  code_challenge_method: 'S256';
}
export interface PayRequest {
  payment_url: string;
  environment: string;
  success_url: string;
  failure_url: string;
  display_type: string;
  language: string;
}
export type PermissionState = 'granted' | 'notDetermined' | 'denied';

/** The calls of a host: wire name, parameters, result. */
export interface HostCalls {
  hello: { params: { app: 'dastarkhan'; version: string }; result: HostHello };
  authorizeByCode: { params: CodeRequest; result: { code: string; state: string } };
  authorizeSimply: { params: { mode: 'simple'; track_id: string }; result: { status: 'success' } };
  pay: { params: PayRequest; result: { status: 'success' | 'closed' } };
  scanQr: { params: Nothing; result: { text: string } };
  scanBarcode: { params: { formats: readonly string[] }; result: { text: string; format: string } };
  checkPermission: {
    params: { name: 'geo' | 'camera'; ask: boolean };
    result: { state: PermissionState };
  };
  haptic: {
    params: { style: 'light' | 'medium' | 'heavy' | 'success' | 'warning' | 'error' };
    result: object;
  };
  clearCache: { params: Nothing; result: object };
  backToApp: { params: Nothing; result: object };
  logEvent: { params: { name: string; properties: Record<string, unknown> }; result: object };
  setBackHandler: { params: { enabled: boolean }; result: object };
}
export type HostCall = keyof HostCalls;

/** Pixels at an edge; no phone has a tenth of the most. */
const isInset = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 500;
const isInsets = recordOf<Insets>({ top: isInset, bottom: isInset });
const isTheme = isOneOf(...THEMES);
const isLong = isTextUpTo(LONG);

const isPlatform = isOneOf('ios', 'android', 'partner');
/** The required part of a host's hello; the rest is read by {@link helloOf}. */
const isHello = (value: unknown): value is HostHello =>
  isRecord(value) &&
  isPlatform(value.platform) &&
  Array.isArray(value.methods) &&
  value.methods.every(isText);

/** Each optional member of a hello by itself: one that cannot be read is as one that is not there. */
export function helloOf({ platform, methods, appVersion, language, theme, insets }: HostHello): HostHello {
  const read = <Value>(shape: Shape<Value>, value: unknown) => (shape(value) ? value : undefined);
  return {
    platform,
    methods: methods.filter((method) => METHODS.has(method)),
    appVersion: read(isTextUpTo(64), appVersion),
    language: read(isOneOf(...LANGUAGES), language),
    theme: read(isTheme, theme),
    insets: read(isInsets, insets),
  };
}

interface CallRow<Result> {
  method: string;
  result: Shape<Result>;
  /** A person gives the answer: one such call at a time. */
  isOfPerson?: true;
}

export const CALLS: { [Call in HostCall]: CallRow<HostCalls[Call]['result']> } = {
  hello: { method: 'hello', result: isHello },
  authorizeByCode: {
    method: 'authorize',
    result: recordOf<HostCalls['authorizeByCode']['result']>({ code: isLong, state: isLong }),
    isOfPerson: true,
  },
  authorizeSimply: {
    method: 'authorize',
    result: recordOf<HostCalls['authorizeSimply']['result']>({ status: isOneOf('success') }),
    isOfPerson: true,
  },
  pay: {
    method: 'pay',
    result: recordOf<HostCalls['pay']['result']>({ status: isOneOf('success', 'closed') }),
    isOfPerson: true,
  },
  scanQr: {
    method: 'scanQr',
    result: recordOf<HostCalls['scanQr']['result']>({ text: isLong }),
    isOfPerson: true,
  },
  scanBarcode: {
    method: 'scanBarcode',
    result: recordOf<HostCalls['scanBarcode']['result']>({ text: isLong, format: isTextUpTo(64) }),
    isOfPerson: true,
  },
  checkPermission: {
    method: 'checkPermission',
    result: recordOf<HostCalls['checkPermission']['result']>({
      state: isOneOf('granted', 'notDetermined', 'denied'),
    }),
  },
  haptic: { method: 'haptic', result: isRecord },
  clearCache: { method: 'clearCache', result: isRecord },
  backToApp: { method: 'backToApp', result: isRecord },
  logEvent: { method: 'logEvent', result: isRecord },
  setBackHandler: { method: 'setBackHandler', result: isRecord },
};

/** A permission that the app may ask its user for. */
const asksPermission = (call: HostCall, params: unknown): boolean =>
  call === 'checkPermission' && isRecord(params) && params.ask === true;

/** Whether a person may be answering the call. */
export const mayAskPerson = (call: HostCall, params: unknown): boolean =>
  CALLS[call].isOfPerson === true || asksPermission(call, params);

/** How long a call waits for its answer, milliseconds. */
export function limitMsOf(call: HostCall, params: unknown): number {
  if (CALLS[call].isOfPerson) return PERSON_LIMIT_MS;
  return asksPermission(call, params) ? PERMISSION_LIMIT_MS : CALL_LIMIT_MS;
}

const METHODS: ReadonlySet<string> = new Set(Object.values(CALLS).map(({ method }) => method));

/** The messages that a host sends by itself. */
export interface HostEvents {
  backPress: unknown;
  resume: unknown;
  signedOut: unknown;
  theme: { theme: 'light' | 'dark' };
  insets: Insets;
}
export type HostEvent = keyof HostEvents;

/** An event without data may carry any. */
const isAny = (_data: unknown): _data is unknown => true;

export const EVENTS: { [Event in HostEvent]: Shape<HostEvents[Event]> } = {
  backPress: isAny,
  resume: isAny,
  signedOut: isAny,
  theme: recordOf<HostEvents['theme']>({ theme: isTheme }),
  insets: isInsets,
};

export const HOST_CODES = ['NOT_SUPPORTED', 'DISMISSED', 'DENIED', 'FAILED'] as const;
export type FailureCode = (typeof HOST_CODES)[number] | 'TIMEOUT';

/** How a call ended. */
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; code: FailureCode };

/** A message that can be read; what it answers and whether that has its shape is not known yet. */
export type Message =
  | { kind: 'answer'; id: string; outcome: { ok: true; result: unknown } | { ok: false; code: FailureCode } }
  | { kind: 'event'; event: string; data: unknown };

/** Why a message was dropped. */
export type DropReason = 'size' | 'shape' | 'version' | 'unknown';

const isTooLong = (text: string) =>
  text.length > MAX_MESSAGE_BYTES ||
  (text.length * 3 > MAX_MESSAGE_BYTES && new TextEncoder().encode(text).length > MAX_MESSAGE_BYTES);

/** A new UUID. Not by `crypto.randomUUID`, which browsers offer on secure origins only. */
export function newCallId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = toHex(bytes);
  const variant = '89ab'[(bytes[8] ?? 0) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Writes a call; null where it would be longer than a message may be. */
export function writeCall(id: string, method: string, params: unknown): string | null {
  const text = JSON.stringify({ v: 1, id, method, params });
  return isTooLong(text) ? null : text;
}

/** Reads what a host has sent, or says why it is dropped. */
export function readMessage(text: unknown): Message | { kind: 'dropped'; reason: DropReason } {
  const dropped = (reason: DropReason) => ({ kind: 'dropped' as const, reason });
  if (!isText(text)) return dropped('shape');
  if (isTooLong(text)) return dropped('size');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return dropped('shape');
  }
  if (!isRecord(value)) return dropped('shape');
  if (value.v !== 1) return dropped('version');
  if (isTextUpTo(64)(value.event)) return { kind: 'event', event: value.event, data: value.data };
  if (!isTextUpTo(64)(value.id) || !isFlag(value.ok)) return dropped('shape');
  if (value.ok) return { kind: 'answer', id: value.id, outcome: { ok: true, result: value.result } };
  if (!isRecord(value.error) || !isText(value.error.code)) return dropped('shape');
  const { code: told } = value.error;
  const code = HOST_CODES.find((known) => known === told) ?? 'FAILED';
  return { kind: 'answer', id: value.id, outcome: { ok: false, code } };
}
