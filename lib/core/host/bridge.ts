import {
  CALLS,
  EVENTS,
  HELLO_LIMIT_MS,
  helloOf,
  limitMsOf,
  MAX_WAITING,
  mayAskPerson,
  newCallId,
  readMessage,
  writeCall,
  type DropReason,
  type FailureCode,
  type HostCall,
  type HostCalls,
  type HostEvent,
  type HostEvents,
  type HostHello,
  type Outcome,
} from './bridge-protocol';
import type { Transport } from './bridge-transport';

/** Calls to the app around the page, and its events. */
export interface Bridge {
  kind: Transport['kind'];
  /** The hello of the host; null: it did not answer, and there is no bridge. */
  hello: Promise<HostHello | null>;
  /** Calls the host; never rejects: `NOT_SUPPORTED`, `FAILED`, `TIMEOUT`, or `DISMISSED` by the signal. */
  call: <Call extends HostCall>(
    call: Call,
    params: HostCalls[Call]['params'],
    signal?: AbortSignal,
  ) => Promise<Outcome<HostCalls[Call]['result']>>;
  /** @returns how to stop */
  on: <Event extends HostEvent>(event: Event, listener: (data: HostEvents[Event]) => void) => () => void;
  /** Ends it: no message is heard any more, and waiting calls fail. */
  close: () => void;
}

interface BridgeOptions {
  /** Of our release, sent to the host. */
  version: string;
  /** Called with every message that changes nothing. */
  onDropped?: (text: unknown, reason: DropReason) => void;
}

interface Waiting {
  call: HostCall;
  params: unknown;
  timer?: ReturnType<typeof setTimeout>;
  settle: (outcome: Outcome<unknown>) => void;
}

const failed = (code: FailureCode) => ({ ok: false as const, code });

/** Events that matter only now: a later listener must not get them. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set<HostEvent>(['backPress', 'resume']);

/** Opens the bridge over a transport, and says hello at once. */
export function openBridge(transport: Transport, { version, onDropped }: BridgeOptions): Bridge {
  /** Calls by their ids, the oldest first: before hello is answered not sent yet, afterwards awaiting their answers. */
  const waiting = new Map<string, Waiting>();
  const listeners = new Map<HostEvent, Set<(data: never) => void>>();
  /** The last of each event that came before anybody listened: hosts say things in one breath with their hello, or before it. */
  const early = new Map<HostEvent, unknown>();
  let state: 'greeting' | 'open' | 'closed' = 'greeting';
  let methods: readonly string[] = [];
  let isPersonAnswering = false;

  const finish = (id: string, outcome: Outcome<unknown>) => {
    const entry = waiting.get(id);
    waiting.delete(id);
    clearTimeout(entry?.timer);
    entry?.settle(outcome);
  };
  const sendNow = (id: string, { call, params }: Waiting, limitMs: number) => {
    const { method } = CALLS[call];
    const text = writeCall(id, method, params);
    if (text === null) return finish(id, failed('FAILED'));
    const entry = waiting.get(id);
    if (entry) entry.timer = setTimeout(() => finish(id, failed('TIMEOUT')), limitMs);
    try {
      transport.send(text);
    } catch {
      finish(id, failed('FAILED'));
    }
  };
  const sendToHost = (id: string, entry: Waiting) => {
    const { method } = CALLS[entry.call];
    if (state === 'closed' || !methods.includes(method)) finish(id, failed('NOT_SUPPORTED'));
    else sendNow(id, entry, limitMsOf(entry.call, entry.params));
  };

  /** Hello decides on all others, and a person may be answering: these stay. */
  const dropOldest = () => {
    const oldest = [...waiting].find(
      ([, { call, params, timer }]) =>
        timer === undefined || (call !== 'hello' && !mayAskPerson(call, params)),
    );
    if (oldest) finish(oldest[0], failed('FAILED'));
  };
  const begin = (call: HostCall, params: unknown): [string, Waiting, Promise<Outcome<unknown>>] => {
    const id = newCallId();
    let settle: Waiting['settle'] = () => undefined;
    const outcome = new Promise<Outcome<unknown>>((resolve) => {
      settle = resolve;
    });
    const entry: Waiting = { call, params, settle };
    // Hello is none of the calls that wait for it.
    const calls = waiting.size - (state === 'greeting' ? 1 : 0);
    if (calls >= MAX_WAITING) dropOldest();
    waiting.set(id, entry);
    return [id, entry, outcome];
  };

  const ask = async (call: HostCall, params: unknown, signal?: AbortSignal): Promise<Outcome<unknown>> => {
    if (state === 'closed') return failed('NOT_SUPPORTED');
    const { isOfPerson } = CALLS[call];
    if (isOfPerson && isPersonAnswering) return failed('FAILED');
    if (signal?.aborted) return failed('DISMISSED');
    const [id, entry, outcome] = begin(call, params);
    isPersonAnswering ||= isOfPerson === true;
    const giveUp = () => finish(id, failed('DISMISSED'));
    signal?.addEventListener('abort', giveUp);
    if (state === 'open') sendToHost(id, entry);
    const ended = await outcome;
    signal?.removeEventListener('abort', giveUp);
    if (isOfPerson) isPersonAnswering = false;
    return ended;
  };

  const receive = (text: unknown) => {
    const message = readMessage(text);
    const reason = message.kind === 'dropped' ? message.reason : take(message);
    if (reason) onDropped?.(text, reason);
  };
  const take = (message: Exclude<ReturnType<typeof readMessage>, { kind: 'dropped' }>): DropReason | null => {
    if (message.kind === 'event') return tell(message.event, message.data);
    const entry = waiting.get(message.id);
    // Without a timer it was not sent yet: it has no answer.
    if (entry?.timer === undefined) return 'unknown';
    if (message.outcome.ok && !CALLS[entry.call].result(message.outcome.result)) return 'shape';
    finish(message.id, message.outcome);
    if (entry.call === 'hello' && message.outcome.ok) open(message.outcome.result as HostHello);
    return null;
  };
  const tell = (event: string, data: unknown): DropReason | null => {
    if (state === 'closed' || !isKnownEvent(event)) return 'unknown';
    if (state === 'greeting' && OF_THE_MOMENT.has(event)) return 'unknown';
    if (!EVENTS[event](data)) return 'shape';
    const own = listeners.get(event);
    // Checked by its row above; the map cannot say so.
    if (own) own.forEach((listener) => listener(data as never));
    else early.set(event, data);
    return null;
  };

  const stopListening = transport.listen(receive);
  const close = () => {
    state = 'closed';
    stopListening();
    for (const id of waiting.keys()) finish(id, failed('NOT_SUPPORTED'));
  };
  const greet = async (): Promise<HostHello | null> => {
    const [id, entry, outcome] = begin('hello', { app: 'dastarkhan', version });
    sendNow(id, entry, HELLO_LIMIT_MS);
    const answer = await outcome;
    if (answer.ok) return helloOf(answer.result as HostHello);
    close();
    return null;
  };
  /** At once, not when the promise of the hello is heard: an event of the same breath comes before that. */
  const open = (hello: HostHello) => {
    ({ methods } = helloOf(hello));
    state = 'open';
    for (const [id, entry] of waiting) sendToHost(id, entry);
  };

  return {
    kind: transport.kind,
    hello: greet(),
    call: ask as Bridge['call'],
    on: (event, listener) => {
      const own = listeners.get(event) ?? new Set();
      listeners.set(event, own.add(listener));
      if (early.has(event)) listener(early.get(event) as never);
      early.delete(event);
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(event);
      };
    },
    close,
  };
}

function isKnownEvent(event: string): event is HostEvent {
  return Object.hasOwn(EVENTS, event);
}
