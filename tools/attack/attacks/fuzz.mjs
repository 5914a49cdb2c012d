import fc from 'fast-check';
import { OWN_PAGE, signInDiner } from '../diner.mjs';
import { failures } from '../failures.mjs';
import { enrolKiosk, KIOSK_COOKIE } from '../kiosk.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';
import { encodeText, fillPath, readRoutes } from '../routes.mjs';
import { almost, arbitraryOf, brokenTexts, CANARY, CONTENT_TYPES, textOf } from './inputs.mjs';

/** Inputs of each route. */
const INPUTS = { short: 6, long: 100 };
const HANG_MS = 2000;
/** Requests after which the next diner asks: each has limits. */
const REQUESTS_OF_DINER = 40;
const MOST_LIMITED = 0.2;
const SEED = 21;
/** What ends the session, or the account, of whoever sends it. */
const ENDS = ['POST /api/auth/sign-out', 'DELETE /api/profile'];
/** Words of libraries and of this machine. */
const INNER_WORDS =
  /ZodError|SyntaxError|TypeError|RangeError|Unexpected token|is not valid JSON|ECONN|node_modules|\bat \w+ \(|\.next\/|\.ts:\d|undici|fetch failed|postgres|drizzle/i;

/** What may stand in a header's value, where anything else never leaves a client. */
const asHeader = (value) => value.replace(/[^\t\u0020-\u007e\u00a0-\u00ff]/g, '?').slice(0, 3000);

const membersOf = (schema) => Object.entries(schema?.properties ?? {});
const textsOf = (schema) =>
  fc.record(Object.fromEntries(membersOf(schema).map(([name, of]) => [name, textOf(of, name)])), {
    requiredKeys: schema?.required ?? [],
  });

/** Queries: as declared, with something doubled, nested, unknown or without end. */
function queryOf(route) {
  const plainQuery = Object.entries(route.plainQuery);
  const names = [...membersOf(route.query), ...plainQuery].map(([name]) => name);
  const plain = fc.record(
    Object.fromEntries(
      plainQuery.map(([name, known]) => [
        name,
        textOf(known.length > 0 ? { enum: known } : { type: 'string' }, name),
      ]),
    ),
    { requiredKeys: [] },
  );
  const odd = fc.constantFrom(
    ...[
      '',
      '&&&',
      '=',
      '__proto__[x]=1',
      `${CANARY}=${CANARY}`,
      '%=%',
      '%ff=%ff',
      Array(400).fill('a=1').join('&'),
    ],
    ...names.flatMap((name) => [
      `${name}=1&${name}=2`,
      `${name}[]=1`,
      `${name}[x]=1`,
      name,
      `${name.toUpperCase()}=1`,
    ]),
  );
  return fc
    .tuple(textsOf(route.query), plain, fc.option(odd, { nil: '', freq: 2 }))
    .map(([declared, more, rest]) =>
      [
        ...Object.entries({ ...declared, ...more }).map(([name, value]) => `${name}=${encodeText(value)}`),
        ...(rest ? [rest] : []),
      ]
        .join('&')
        // Longer addresses are refused before any route.
        .slice(0, 7000),
    );
}

function bodyOf(route) {
  if (route.method === 'GET') return fc.constant(undefined);
  if (!route.body) return fc.constantFrom(undefined, '', '{}', CANARY);
  return fc.oneof(
    { weight: 4, arbitrary: almost(route.body).map((value) => JSON.stringify(value) ?? '') },
    { weight: 4, arbitrary: arbitraryOf(route.body).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...brokenTexts) },
  );
}

/** Requests of a route, by what it declares. */
const requestsOf = (route) =>
  fc.record({
    params: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }) },
    ),
    known: textsOf(route.params),
    query: queryOf(route),
    body: bodyOf(route),
    headers: textsOf(route.headers),
    type: fc.oneof(
      { weight: 6, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
    ),
    key: fc.oneof(
      { weight: 6, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom('', 'x', '__proto__', CANARY, 'a'.repeat(129)) },
    ),
    isRepetition: fc.constantFrom(undefined, undefined, '1', '2'),
    site: fc.constantFrom('kz-ru-web', 'kz-ru-web-1-takeaway', 'ge-ka-web-101-delivery', 'kz-kk-webview'),
    isGuest: fc.boolean(),
  });

function send(front, route, input, cookie, caller) {
  const target = fillPath(route.path, (name) => input.params ?? input.known[name] ?? '1').replaceAll(
    '%2F',
    '%252F',
  );
  const path = input.query ? `${target}?${input.query}` : target;
  const declared = Object.fromEntries(
    Object.entries(input.headers).map(([name, value]) => [name, asHeader(value)]),
  );
  return front.ask(path, {
    method: route.method,
    caller,
    headers: {
      ...OWN_PAGE,
      'x-site': input.site,
      ...(input.isGuest && !route.needsSession ? {} : { cookie }),
      ...(route.isOnce ? { 'idempotency-key': asHeader(input.key) } : {}),
      ...(input.isRepetition ? { 'x-repetition': input.isRepetition } : {}),
      ...(input.body === undefined ? {} : { 'content-type': input.type }),
      ...declared,
    },
    body: input.body,
  });
}

/** What is wrong with an answer to made-up input. */
function judge(answer) {
  const { status, headers, text, ms } = answer;
  // A redirect names the address that was asked for, in its own way of writing; Next does so twice.
  const { location: _location, refresh: _refresh, ...others } = headers;
  const isShown = /^(image|text\/html)/.test(headers['content-type'] ?? '');
  return failures(
    status >= 500 && `is answered ${status}`,
    ms > HANG_MS && `takes ${Math.round(ms)} ms`,
    JSON.stringify(others).includes(CANARY) && 'is echoed in a header',
    !isShown && INNER_WORDS.test(text) && `says ${text.slice(0, 120)}`,
  );
}

export const FUZZ_ATTACKS = [
  {
    id: 'A12',
    checked:
      'Whatever a route of ours is sent, by its own schema or almost: no failure, no hang, no echo, no library’s words',
    async run({ root, front, sessionSecret, isLong, seed = SEED }) {
      const { jar: tablet } = await enrolKiosk({ front, sessionSecret });
      const routes = (await readRoutes(root)).filter(
        ({ method, path }) => !ENDS.includes(`${method} ${path}`),
      );
      const numRuns = isLong ? INPUTS.long : INPUTS.short;
      const diners = [];
      let asked = 0;
      const statuses = {};
      const found = new Map();
      const dinerNow = () => {
        const number = Math.floor(asked / REQUESTS_OF_DINER);
        diners[number] ??= signInDiner(front, `+7702${String(1_000_000 + (number % 200)).padStart(7, '0')}`);
        return diners[number];
      };
      const requests = routes.flatMap((route, index) => {
        const caller = front.newCaller();
        return fc
          .sample(requestsOf(route), { numRuns, seed: seed * 1000 + index })
          .map((input) => ({ route, input, caller }));
      });
      await mapConcurrent(requests, async ({ route, input, caller }) => {
        const diner = await dinerNow();
        asked += 1;
        // A kiosk's routes take a tablet's cookie, whoever else has signed in with that browser.
        const cookie = `${diner.jar.header()}; ${KIOSK_COOKIE}=${tablet.get(KIOSK_COOKIE)}`;
        const answer = await send(front, route, input, cookie, caller).catch((error) => ({
          status: 500,
          headers: {},
          text: '',
          ms: 0,
          error: error.message,
        }));
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        for (const sentence of judge(answer)) {
          const name = `${route.method} ${route.path} ${sentence}`;
          const example = JSON.stringify({ ...input, error: answer.error }).slice(0, 700);
          if (!found.has(name)) found.set(name, example);
        }
      });
      const limited = statuses[429] ?? 0;
      const told = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
      return {
        seen: `${asked} requests of ${routes.length} routes (${told.join(', ')}); seed ${seed}`,
        broken: failures(
          [...found].map(([name, example]) => `${name}, for example for ${example}`),
          limited > asked * MOST_LIMITED && `${limited} of ${asked} were not looked at, because of limits`,
          routes.length < 70 && 'routes were not found',
        ),
      };
    },
  },
];
