import { capturedText } from './captured-text';
import type { CountedEvent } from './counted-events.schema';
import { EVENTS, type EventName } from './events';

/** The library's own events: a session begins, and ends after 30 minutes (ANL-12). */
const SESSION_EVENTS = ['session_start', 'session_end'];
const IDENTIFY = '$identify';

/** Which campaign led here, and from which site: no address, and no id of a click (ANL-11). */
const CAMPAIGN = /^(initial_)?(utm_(source|medium|campaign|content|term)|referring_domain)$/;
const OPERATIONS = ['$set', '$setOnce', '$unset'];

const isEventName = (name: string): name is EventName => Object.hasOwn(EVENTS, name);

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function campaignOf(properties: unknown): Record<string, Record<string, string>> {
  return Object.fromEntries(
    entriesOf(properties)
      .filter(([operation]) => OPERATIONS.includes(operation))
      .map(([operation, values]) => {
        const remaining = entriesOf(values).flatMap(([name, value]): [string, string][] => {
          const text = typeof value === 'string' && CAMPAIGN.test(name) ? capturedText(value) : undefined;
          return text === undefined ? [] : [[name, text]];
        });
        return [operation, Object.fromEntries(remaining)];
      }),
  );
}

/** The properties that an event may have; null for an event that is none of ours. */
function cleanProperties({ event_type: name, event_properties: given, user_properties: user }: CountedEvent) {
  if (SESSION_EVENTS.includes(name)) return {};
  if (name === IDENTIFY) return { user_properties: campaignOf(user) };
  if (!isEventName(name)) return null;
  const parsed = EVENTS[name].safeParse(given);
  if (!parsed.success) return null;
  if (!('text' in parsed.data)) return { event_properties: parsed.data };
  const { text, ...others } = parsed.data;
  return { event_properties: { ...others, text: text === undefined ? undefined : capturedText(text) } };
}

/** The events of a browser that go on: our own alone, each with the properties of its row in `events.ts`. */
export function cleanEvents(events: readonly CountedEvent[]): object[] {
  return events.flatMap((event) => {
    const properties = cleanProperties(event);
    if (properties === null) return [];
    const { event_type, device_id, insert_id, time, session_id, event_id } = event;
    return [{ event_type, device_id, insert_id, time, session_id, event_id, platform: 'Web', ...properties }];
  });
}
