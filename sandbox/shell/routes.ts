import { readFileSync } from 'node:fs';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tracks } from '../database/schema';
import { findOrCreateUser } from '../domain/auth/accounts';
import { makeAuthCode } from '../domain/auth/codes';
import { settlePayment } from '../domain/lifecycle/settle';
import type { Sandbox } from '../http/operation';
import { DAY_MS } from '../kernel/clock';
import { parseInput } from '../kernel/input';
import { readLanguage } from '../kernel/languages';
import { Refusal } from '../kernel/refusal';
import { shellPage } from './page';

// A partner's app around the app, to try the native bridge with: one page, and what that partner's own server
// would do. The sandbox's own, no call of the contract.

/** The signed-in user of the partner's app: a demo diner. */
const USER = '+77011234567';
const TRACK_DAYS = 90;

const FILES = [
  ['shell.css', 'text/css; charset=utf-8'],
  ['shell.mjs', 'text/javascript; charset=utf-8'],
  ['injected.mjs', 'text/javascript; charset=utf-8'],
] as const;

const view = z.object({
  /** The page of the app that is opened, with its query. */
  path: z
    .string()
    .regex(/^\/(?![/\\])/)
    .catch('/'),
  country: z.enum(['kz', 'ge']).catch('kz'),
  lang: z.string().optional().catch(undefined),
  theme: z.enum(['light', 'dark']).nullable().catch(null),
  config: z.string().optional().catch(undefined),
  transport: z.enum(['frame', 'react-native', 'ios', 'android']).catch('frame'),
});
const codeOrder = z.object({
  client_id: z.string(),
  redirect_uri: z.url(),
  code_challenge: z.string(),
});
const trackOrder = z.object({ track_id: z.uuid() });
const payOrder = z.object({ payment_url: z.url() });

/** The body that the page sends: JSON as text. */
function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  return parseInput(schema, JSON.parse(typeof body === 'string' ? body : '{}'), 'body');
}

/** Puts the partner's app on the server. */
export function registerShell(app: FastifyInstance, { settings, database, clock }: Sandbox): void {
  const [appOrigin = ''] = settings.appOrigins;
  for (const [name, type] of FILES) {
    const text = readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
    app.get(`/shell/${name}`, (_request, reply) => reply.header('content-type', type).send(text));
  }

  app.get('/shell', (request, reply) => {
    const { path, country, lang, theme, config, transport } = view.parse(request.query);
    const language = readLanguage(lang ?? (country === 'ge' ? 'ka' : 'ru'));
    const address = new URL(path, appOrigin);
    const runtime = transport === 'react-native' ? 'react-native' : 'webview';
    const usual = country === 'ge' ? 'mall-ge' : 'bank-app-kz';
    for (const [name, value] of Object.entries({ runtime, country, language, config: config ?? usual }))
      if (value && !address.searchParams.has(name)) address.searchParams.set(name, value);
    const chosen = request.query as Record<string, string>;
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'self'; frame-src 'self' ${appOrigin}; frame-ancestors 'none'; base-uri 'none'`,
      })
      .send(shellPage({ language, address: address.href, theme, transport, chosen }));
  });

  // A window of somebody else: it has no origin, and says what its address tells it to the app of the partner.
  app.get('/shell/stranger', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'unsafe-inline'",
      })
      .send(
        "<script>parent.frames[0].postMessage(new URLSearchParams(location.search).get('text'),'*')</script>",
      ),
  );

  const userId = async () => (await findOrCreateUser(database, USER, clock.now())).id;
  app.post('/shell/code', async (request) => {
    const order = read(codeOrder, request.body);
    if (order.client_id !== settings.clientId) throw new Refusal('invalid_client');
    const code = await makeAuthCode(
      database,
      {
        clientId: order.client_id,
        redirectUri: order.redirect_uri,
        codeChallenge: order.code_challenge,
        userId: await userId(),
      },
      clock.now(),
    );
    return { code };
  });
  app.post('/shell/track', async (request) => {
    const { track_id: id } = read(trackOrder, request.body);
    const approved = await database
      .update(tracks)
      .set({ userId: await userId(), expiresAt: new Date(clock.now().getTime() + TRACK_DAYS * DAY_MS) })
      .where(and(eq(tracks.id, id), isNull(tracks.userId)))
      .returning();
    if (approved.length === 0) throw new Refusal('not_found');
    return { status: 'success' };
  });
  app.post('/shell/pay', async (request) => {
    const id = z.guid().safeParse(read(payOrder, request.body).payment_url.split('/').at(-1)).data;
    const paid = id && (await settlePayment(database, id, 'paid', clock.now()));
    if (!paid) throw new Refusal('not_found');
    return { status: paid.status };
  });
}
