import type { BoundedLog } from './bounded-log';
import { isSensitiveKey, MASK, maskText, maskValue } from './masking';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof LEVELS)[number];
type Method = (...args: unknown[]) => void;

/** A call of the console, or an uncaught error: masked before it is stored. */
export interface LoggedLine {
  id: string;
  /** Instant in UTC. */
  at: string;
  level: ConsoleLevel;
  text: string;
}

/** Characters of a line that are recorded. */
const MAX_LINE = 2_000;
const MAX_FRAMES = 4;

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!(value instanceof Error)) return JSON.stringify(maskValue(value));
  const frames = (value.stack ?? '').split('\n').filter((line) => /^\s*at |@/.test(line));
  return [`${value.name}: ${value.message}`, ...frames.slice(0, MAX_FRAMES)].join('\n');
}

/** The arguments of a call of the console, as one text without secrets. */
export function lineOf(args: readonly unknown[]): string {
  const parts = args.map((value, index) => {
    const before = args[index - 1];
    // `log('phone', phone)`: the word before says what it is.
    const isOwn = typeof before === 'string' && /^[\w-]{1,40}[:=]?$/.test(before) && isSensitiveKey(before);
    return isOwn ? MASK : maskText(wordsOf(value));
  });
  const line = maskText(parts.join(' '));
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line;
}

/** Copies console output and uncaught errors, masked. @returns stops it */
export function watchConsole(view: Window & typeof globalThis, log: BoundedLog<LoggedLine>): () => void {
  const { console: own } = view;
  let count = 0;
  const record = (level: ConsoleLevel, args: readonly unknown[]) => {
    count += 1;
    try {
      log.add({ id: `c${count}`, at: new Date().toISOString(), level, text: lineOf(args) });
    } catch {
      // Something that cannot be looked at, as a proxy that throws: the page must not notice.
    }
  };
  const before = LEVELS.map((level) => [level, Reflect.get(own, level) as Method] as const);
  for (const [level, original] of before)
    own[level] = (...args: unknown[]) => {
      original.apply(own, args);
      record(level, args);
    };
  const onError = ({ error, message }: ErrorEvent) => record('error', [error ?? message]);
  const onRejection = ({ reason }: PromiseRejectionEvent) => record('error', [reason]);
  view.addEventListener('error', onError);
  view.addEventListener('unhandledrejection', onRejection);
  return () => {
    for (const [level, original] of before) own[level] = original;
    view.removeEventListener('error', onError);
    view.removeEventListener('unhandledrejection', onRejection);
  };
}
