import { reportSchema, type Report } from './report.schema';

/** A head, and for each part a head and a body. */
const MAX_LINES = 20;

function parseLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}

const isEventHead = (head: unknown) =>
  typeof head === 'object' && head !== null && 'type' in head && head.type === 'event';

/** The event in an envelope of Sentry's protocol: JSON, one line each. Null where there is none that we can read. */
export function readEnvelope(bytes: Uint8Array): Report | null {
  const lines = new TextDecoder().decode(bytes).split('\n', MAX_LINES);
  for (let index = 1; index + 1 < lines.length; index += 2) {
    if (!isEventHead(parseLine(lines[index]))) continue;
    const parsed = reportSchema.safeParse(parseLine(lines[index + 1]));
    return parsed.success ? parsed.data : null;
  }
  return null;
}

/** The envelope of one event. */
export function writeEnvelope(event: { event_id: string }): string {
  const head = { event_id: event.event_id, sent_at: new Date().toISOString() };
  return [head, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

/** Where a DSN takes envelopes: `https://key@host/path/project`. */
export function envelopeAddress(dsn: string): string {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
}
