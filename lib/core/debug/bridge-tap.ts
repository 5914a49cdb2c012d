import { isRecord, isText } from '@/lib/core/storage/shape';
import type { BoundedLog } from './bounded-log';
import { maskText, maskValue } from './masking';

/** A message between the page and the app around it, masked before it is stored. */
export interface LoggedMessage {
  id: string;
  /** Instant in UTC. */
  at: string;
  way: 'sent' | 'received';
  kind: 'call' | 'answer' | 'event' | 'other';
  /** Of a call and its answer the method, of an event its name. */
  name: string;
  /** Parameters, result, error or data, as JSON. */
  text: string;
  /** Of a call: how it ended, null while it waits. */
  outcome: string | null;
  /** Why it changed nothing. */
  dropped: string | null;
}

/** A call as it was sent, unmasked, to be sent again; it is shown masked only. */
export interface SentCall {
  callId: string;
  method: string;
  params: unknown;
}

/** The part of a transport to the app that the tap needs. */
interface TappedTransport {
  send: (text: string) => void;
  listen: (receive: (text: unknown) => void) => () => void;
}

/** Calls that can be answered by hand or sent again. */
const MAX_CALLS = 50;
const MAX_NAME = 64;
/** The bridge drops longer messages, unread. */
const MAX_PARSED_LENGTH = 64 * 1024;
/** A name is masked as it stands, JSON or not. */
const AS_PLAIN_TEXT = Infinity;

function read(text: unknown): Record<string, unknown> {
  if (!isText(text) || text.length > MAX_PARSED_LENGTH) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const nameOf = (value: unknown) => (isText(value) ? maskText(value.slice(0, MAX_NAME), AS_PLAIN_TEXT) : '');
const shown = (value: unknown) => {
  const text = value === undefined ? '' : JSON.stringify(maskValue(value));
  return text.length > 4_000 ? `${text.slice(0, 4_000)}…` : text;
};

/** Logs the messages of a bridge. */
export function bridgeTap(log: BoundedLog<LoggedMessage>) {
  let count = 0;
  const calls = new Map<string, SentCall>();
  let hear: ((text: unknown) => void) | null = null;
  let receiving: string | null = null;
  let isStopped = false;

  const add = (entry: Pick<LoggedMessage, 'way' | 'kind' | 'name' | 'text'>): string => {
    count += 1;
    const id = `b${count}`;
    log.add({ id, at: new Date().toISOString(), outcome: null, dropped: null, ...entry });
    return id;
  };
  const noteSent = (text: string) => {
    if (isStopped) return;
    const { id: callId, method, params } = read(text);
    const id = add({ way: 'sent', kind: 'call', name: nameOf(method), text: shown(params) });
    if (!isText(callId) || !isText(method)) return;
    calls.set(id, { callId, method, params });
    const [oldest = ''] = calls.keys();
    if (calls.size > MAX_CALLS) calls.delete(oldest);
  };
  const entryOf = (callId: unknown) => [...calls].find(([, call]) => call.callId === callId);

  const noteReceived = (text: unknown): string => {
    const message = read(text);
    const { event, id: callId, ok } = message;
    if (isText(event))
      return add({ way: 'received', kind: 'event', name: nameOf(event), text: shown(message.data) });
    const [, call] = entryOf(callId) ?? [];
    if (typeof ok !== 'boolean')
      return add({ way: 'received', kind: 'other', name: '', text: maskText(shown(text)) });
    const rest = ok ? message.result : message.error;
    return add({ way: 'received', kind: 'answer', name: nameOf(call?.method), text: shown(rest) });
  };
  /** A call ends with the first answer that is taken. */
  const settle = (text: unknown) => {
    const { id: callId, ok, error } = read(text);
    const [id] = entryOf(callId) ?? [];
    const code = isRecord(error) ? nameOf(error.code) : '';
    if (id && typeof ok === 'boolean') log.change(id, { outcome: ok ? 'ok' : code });
  };
  const receive = (text: unknown, next: (text: unknown) => void) => {
    if (isStopped) {
      next(text);
      return;
    }
    const id = noteReceived(text);
    receiving = id;
    next(text);
    if (receiving === id) settle(text);
    receiving = null;
  };

  return {
    /** The same transport, watched. */
    tap: <Of extends TappedTransport>(transport: Of): Of => ({
      ...transport,
      send: (text: string) => {
        noteSent(text);
        transport.send(text);
      },
      listen: (next: (text: unknown) => void) => {
        hear = (text) => receive(text, next);
        const stop = transport.listen(hear);
        return () => {
          hear = null;
          stop();
        };
      },
    }),
    /** The bridge has dropped the message that is being received. */
    noteDropped: (_text: unknown, reason: string) => {
      if (receiving) log.change(receiving, { dropped: reason });
      receiving = null;
    },
    /** Watches no longer, and drops the recorded calls. */
    stop: () => {
      isStopped = true;
      calls.clear();
    },
    /** A call by the id of its entry. */
    callOf: (id: string): SentCall | null => calls.get(id) ?? null,
    /** Whether a message from here reaches the page. */
    isHeard: () => hear !== null,
    /** Says something to the page as the app would: over the page's own opening, where it has one. */
    deliver: (text: string) => {
      const opening = (window as { dastarkhanBridge?: { receive: (text: unknown) => void } })
        .dastarkhanBridge;
      if (opening) opening.receive(text);
      else hear?.(text);
    },
  };
}
