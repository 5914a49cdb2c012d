import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html, Markup, page, sendPage } from './html-page';
import { parseInputOf } from '../kernel/input';
import { readLanguage, textIn } from '../kernel/languages';
import type { Sandbox } from './operation';

// Stands in for the services that count events and collect error reports: they accept what the app sends, and
// pages show it. Not part of the contract.

const languageQuery = z.object({ lang: z.string().optional().catch(undefined) });

/** The latest; older ones go. */
const MAX_ENTRIES = 500;

const eventsInput = z.object({
  api_key: z.string().min(1),
  events: z.array(z.looseObject({ event_type: z.string(), time: z.number(), insert_id: z.string() })).min(1),
});
type CountedEvent = z.infer<typeof eventsInput>['events'][number] & { counter: string };

const reportInput = z.looseObject({
  event_id: z.string(),
  timestamp: z.number(),
  exception: z.object({ values: z.array(z.looseObject({ type: z.string(), value: z.string() })).min(1) }),
});
type Report = z.infer<typeof reportInput>;

const EVENTS_TITLE = { kk: 'Оқиғалар', ru: 'События', en: 'Events', ka: 'მოვლენები' };
const REPORTS_TITLE = { kk: 'Қателер', ru: 'Ошибки', en: 'Errors', ka: 'შეცდომები' };
const NONE = {
  kk: 'Әзірге ештеңе келген жоқ.',
  ru: 'Пока ничего не пришло.',
  en: 'Nothing has arrived yet.',
  ka: 'ჯერ არაფერი მოსულა.',
};

const timeOf = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

interface Row {
  name: string;
  details: string;
  atMs: number;
}

function listOf(rows: readonly Row[], none: string): Markup {
  if (rows.length === 0) return html`<p>${none}</p>`;
  const items = rows.map(
    ({ name, details, atMs }) =>
      html`<li>
        <strong>${name}</strong><span style="overflow-wrap:anywhere">${details}</span
        ><time>${timeOf(atMs)} UTC</time>
      </li>`.text,
  );
  return html`<ul>
    ${new Markup(items.join(''))}
  </ul>`;
}

const eventRow = ({
  event_type: name,
  time: atMs,
  event_properties: own,
  user_properties: user,
  counter,
}: CountedEvent): Row => ({
  name,
  details: `${counter} ${JSON.stringify(own ?? user ?? {})}`,
  atMs,
});

const reportRow = ({ exception, timestamp, release, user }: Report): Row => ({
  name: exception.values.map(({ type, value }) => `${type}: ${value}`).join(' ← '),
  details: JSON.stringify({ release, user }),
  atMs: timestamp * 1000,
});

/** The event of an envelope: a head, then a head and a body. */
function readReport(body: unknown): Report | undefined {
  const lines = typeof body === 'string' ? body.split('\n') : [];
  return lines.length < 3 ? undefined : parseInputOf(reportInput, lines[2]);
}

/** Puts both on the server. */
export function registerSignalPages(app: FastifyInstance, { settings }: Sandbox): void {
  const events: CountedEvent[] = [];
  const reports: Report[] = [];
  const keep = <Kept>(list: Kept[], added: readonly Kept[]) => {
    list.push(...added);
    list.splice(0, list.length - MAX_ENTRIES);
  };

  app.post('/analytics/events', (request) => {
    const { api_key: counter, events: given } = parseInputOf(eventsInput, request.body);
    // As the service does: what is sent again has its id.
    const known = new Set(events.map(({ insert_id: id }) => id));
    keep(
      events,
      given.filter(({ insert_id: id }) => !known.has(id)).map((event) => ({ ...event, counter })),
    );
    return { code: 200, events_ingested: given.length };
  });
  app.post('/api/1/envelope/', (request) => {
    const report = readReport(request.body);
    if (report) keep(reports, [report]);
    return { id: report?.event_id };
  });

  app.get('/analytics', (request, reply) => {
    const language = readLanguage(languageQuery.parse(request.query).lang);
    return sendPage(
      reply,
      200,
      page(language, EVENTS_TITLE, listOf(events.toReversed().map(eventRow), textIn(language, NONE))),
    );
  });
  app.get('/errors', (request, reply) => {
    const language = readLanguage(languageQuery.parse(request.query).lang);
    return sendPage(
      reply,
      200,
      page(language, REPORTS_TITLE, listOf(reports.toReversed().map(reportRow), textIn(language, NONE))),
    );
  });

  if (settings.isControlEnabled) {
    app.get('/control/signals', () => ({ events, reports }));
    app.delete('/control/signals', () => {
      events.length = 0;
      reports.length = 0;
      return { cleared: true };
    });
  }
}
