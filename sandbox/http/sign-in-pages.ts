import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { addMinutes, DAY_MS } from '../kernel/clock';
import { providerSessions, signInAttempts, type SignInRequest } from '../database/schema';
import { readLanguage, textIn, type Language } from '../kernel/languages';
import type { Sandbox } from './operation';
import { findOrCreateUser, readPhone } from '../domain/auth/accounts';
import { makeAuthCode } from '../domain/auth/codes';
import { formOf, html, inlineScript, page, sendPage, type Markup } from './html-page';
import { hashSecret, makeSecret } from '../domain/auth/secrets';
import { TEXTS } from './sign-in-texts';

// The provider's pages: phone, one-time code, and back to the app. An unknown client or an address that is
// not registered shows an error page and never redirects.

const DEMO_CODE = '1234';
/** Sends a whole code by itself, also one that the phone fills in, and sends it once: a press of the button meanwhile does nothing. */
const SEND_CODE = inlineScript(`
const field = document.getElementById('code');
let isSent = false;
field.form.addEventListener('submit', (event) => {
  if (isSent) event.preventDefault();
  isSent = true;
});
addEventListener('pageshow', () => (isSent = false));
field.addEventListener('input', () => {
  if (field.value.length === field.maxLength) field.form.requestSubmit();
});
`);
const MAX_WRONG_TRIES = 5;
const ATTEMPT_MINUTES = 10;
const SESSION_DAYS = 30;
const SESSION_COOKIE = 'sandbox-provider';

const requestQuery = z
  .object({
    client_id: z.string().min(1).max(128),
    redirect_uri: z.url().max(2000),
    state: z.string().min(1).max(2000),
    lang: z.string().optional(),
    code_challenge: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/)
      .optional(),
    code_challenge_method: z.literal('S256').optional(),
  })
  .refine((query) => query.code_challenge === undefined || query.code_challenge_method === 'S256');

function brokenLink(reply: FastifyReply, language: Language): FastifyReply {
  const about = html`<p>${textIn(language, TEXTS.brokenAbout)}</p>`;
  return sendPage(reply, 400, page(language, TEXTS.broken, about));
}

function isRegistered(sandbox: Sandbox, address: string, path: string | null): boolean {
  const url = new URL(address);
  return sandbox.settings.appOrigins.includes(url.origin) && (path === null || url.pathname === path);
}

/** Reads the sign-in that the browser is sent with; null for anything that must not redirect. */
function readRequest(sandbox: Sandbox, query: unknown): SignInRequest | null {
  const parsed = requestQuery.safeParse(query);
  if (!parsed.success || parsed.data.client_id !== sandbox.settings.clientId) return null;
  const {
    redirect_uri: redirectUri,
    state,
    client_id: clientId,
    lang,
    code_challenge: codeChallenge,
  } = parsed.data;
  if (!isRegistered(sandbox, redirectUri, '/auth')) return null;
  return { clientId, redirectUri, state, language: readLanguage(lang), codeChallenge: codeChallenge ?? null };
}

function back(reply: FastifyReply, request: SignInRequest, answer: Record<string, string>): FastifyReply {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state: request.state }))
    url.searchParams.set(name, value);
  return reply.header('referrer-policy', 'no-referrer').redirect(url.toString(), 302);
}

async function backWithCode(
  sandbox: Sandbox,
  reply: FastifyReply,
  request: SignInRequest,
  userId: number,
): Promise<FastifyReply> {
  const { clientId, redirectUri, codeChallenge } = request;
  const order = { clientId, redirectUri, codeChallenge, userId };
  const code = await makeAuthCode(sandbox.database, order, sandbox.clock.now());
  return back(reply, request, { code });
}

function phoneForm(language: Language, action: string, typed: string, isWrong: boolean): Markup {
  const error = isWrong
    ? html`<p class="error" role="alert">${textIn(language, TEXTS.phoneWrong)}</p>`
    : null;
  return html`<p>${textIn(language, TEXTS.about)}</p>
    <form method="post" action="${action}">
      <label for="phone">${textIn(language, TEXTS.phone)}</label
      ><input
        id="phone"
        name="phone"
        type="tel"
        inputmode="tel"
        autocomplete="tel"
        placeholder="+7 701 123 45 67"
        value="${typed}"
        aria-invalid="${String(isWrong)}"
        autofocus
        required
      />${error}<button class="main" type="submit">${textIn(language, TEXTS.sendCode)}</button>
    </form>
    <form method="post" action="${action}">
      <button class="quiet" type="submit" name="refuse" value="1">${textIn(language, TEXTS.refuse)}</button>
    </form>`;
}

/** The parameters of a sign-in, to begin it once more. */
function queryOf({ clientId, redirectUri, state, language, codeChallenge }: SignInRequest): Markup {
  const fields = {
    ...{ client_id: clientId, redirect_uri: redirectUri, state, lang: language },
    ...(codeChallenge === null ? {} : { code_challenge: codeChallenge, code_challenge_method: 'S256' }),
  };
  return Object.entries(fields).reduce(
    (before, [name, value]) => html`${before}<input type="hidden" name="${name}" value="${value}" />`,
    html``,
  );
}

type CodePage = Pick<typeof signInAttempts.$inferSelect, 'phone' | 'request' | 'wrongTries'> & {
  action: string;
  isSentAgain: boolean;
};

function codeForm({ phone, request, wrongTries, action, isSentAgain }: CodePage): Markup {
  const { language } = request;
  const isWrong = wrongTries > 0 && !isSentAgain;
  const error = isWrong ? html`<p class="error" role="alert">${textIn(language, TEXTS.codeWrong)}</p>` : null;
  const sent = isSentAgain ? html`<p role="status">${textIn(language, TEXTS.sentAgain)}</p>` : null;
  return html`<p>${phone}</p>
    <p class="hint">${textIn(language, TEXTS.hint)}</p>
    ${sent}
    <form method="post" action="${action}">
      <label for="code">${textIn(language, TEXTS.code)}</label
      ><input
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="${DEMO_CODE.length}"
        aria-invalid="${String(isWrong)}"
        autofocus
        required
      />${error}<button class="main" type="submit">${textIn(language, TEXTS.confirm)}</button>
    </form>
    <form method="get" action="${action}">
      <button class="quiet" type="submit" name="again" value="1">${textIn(language, TEXTS.sendAgain)}</button>
    </form>
    <form method="get" action="/oauth2/login">
      ${queryOf(request)}
      <button class="quiet" type="submit">${textIn(language, TEXTS.otherNumber)}</button>
    </form>
    ${SEND_CODE.markup}`;
}

function cookieOf(header: string | undefined): string | null {
  return new RegExp(`(?:^|; )${SESSION_COOKIE}=([^;]+)`).exec(header ?? '')?.[1] ?? null;
}

/** Puts the provider's pages on the server. */
export function registerAuthPages(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, clock } = sandbox;

  app.get('/oauth2/login', async (request, reply) => {
    const requested = readRequest(sandbox, request.query);
    const { lang } = z.object({ lang: z.string().optional().catch(undefined) }).parse(request.query);
    if (!requested) return brokenLink(reply, readLanguage(lang));
    const secret = cookieOf(request.headers.cookie);
    const session =
      secret &&
      (await database.query.providerSessions.findFirst({
        where: and(
          eq(providerSessions.secretHash, hashSecret(secret)),
          gt(providerSessions.expiresAt, clock.now()),
        ),
      }));
    if (session) return backWithCode(sandbox, reply, requested, session.userId);
    return sendPage(
      reply,
      200,
      page(requested.language, TEXTS.signIn, phoneForm(requested.language, request.url, '', false)),
    );
  });

  app.post('/oauth2/login', async (request, reply) => {
    const requested = readRequest(sandbox, request.query);
    if (!requested) return brokenLink(reply, 'ru');
    const form = formOf(request.body);
    if (form.has('refuse')) return back(reply, requested, { error: 'access_denied' });
    const phone = readPhone(form.get('phone') ?? '');
    if (!phone) {
      const again = phoneForm(requested.language, request.url, form.get('phone') ?? '', true);
      return sendPage(reply, 422, page(requested.language, TEXTS.signIn, again));
    }
    const attempt = {
      id: randomUUID(),
      request: requested,
      phone,
      wrongTries: 0,
      expiresAt: addMinutes(clock.now(), ATTEMPT_MINUTES),
    };
    await database.insert(signInAttempts).values(attempt);
    // A page of its own, so that the browser's back never asks to send the form again.
    return reply.redirect(`/oauth2/login/${attempt.id}`, 303);
  });

  /** The attempt of the address; null for an unknown, ended or worn-out one. */
  async function findAttempt(requested: string) {
    const id = z.guid().safeParse(requested);
    if (!id.success) return null;
    const isLive = and(eq(signInAttempts.id, id.data), gt(signInAttempts.expiresAt, clock.now()));
    const attempt = await database.query.signInAttempts.findFirst({ where: isLive });
    return attempt && attempt.wrongTries < MAX_WRONG_TRIES ? attempt : null;
  }

  function sendEnded(reply: FastifyReply, language: Language): FastifyReply {
    const about = html`<p>${textIn(language, TEXTS.endedAbout)}</p>`;
    return sendPage(reply, 400, page(language, TEXTS.ended, about));
  }

  app.get<{ Params: { id: string } }>('/oauth2/login/:id', async (request, reply) => {
    const attempt = await findAttempt(request.params.id);
    if (!attempt) return sendEnded(reply, 'ru');
    const { language } = attempt.request;
    const isSentAgain = new URLSearchParams(request.url.split('?')[1]).has('again');
    const form = codeForm({ ...attempt, action: `/oauth2/login/${attempt.id}`, isSentAgain });
    return sendPage(reply, 200, page(language, TEXTS.enterCode, form), [], SEND_CODE.source);
  });

  app.post<{ Params: { id: string } }>('/oauth2/login/:id', async (request, reply) => {
    const attempt = await findAttempt(request.params.id);
    if (!attempt) return sendEnded(reply, 'ru');
    if (formOf(request.body).get('code')?.trim() !== DEMO_CODE) {
      await database
        .update(signInAttempts)
        .set({ wrongTries: attempt.wrongTries + 1 })
        .where(eq(signInAttempts.id, attempt.id));
      return reply.redirect(`/oauth2/login/${attempt.id}`, 303);
    }
    await database.delete(signInAttempts).where(eq(signInAttempts.id, attempt.id));
    const user = await findOrCreateUser(database, attempt.phone, clock.now());
    const secret = makeSecret('ps');
    await database.insert(providerSessions).values({
      secretHash: hashSecret(secret),
      userId: user.id,
      expiresAt: new Date(clock.now().getTime() + SESSION_DAYS * DAY_MS),
    });
    reply.header(
      'set-cookie',
      `${SESSION_COOKIE}=${secret}; Path=/oauth2; HttpOnly; SameSite=Lax; Max-Age=${SESSION_DAYS * 86_400}`,
    );
    return backWithCode(sandbox, reply, attempt.request, user.id);
  });

  app.get('/oauth2/logout', async (request, reply) => {
    const query = z
      .object({
        client_id: z.string().optional().catch(undefined),
        redirect_uri: z.url().optional().catch(''),
        lang: z.string().optional().catch(undefined),
        state: z.string().max(2000).optional().catch(undefined),
      })
      .parse(request.query);
    const language = readLanguage(query.lang);
    const address = query.redirect_uri;
    const isKnown = query.client_id === sandbox.settings.clientId;
    if (!isKnown || (address !== undefined && (address === '' || !isRegistered(sandbox, address, null)))) {
      return brokenLink(reply, language);
    }
    const secret = cookieOf(request.headers.cookie);
    if (secret)
      await database.delete(providerSessions).where(eq(providerSessions.secretHash, hashSecret(secret)));
    reply.header('set-cookie', `${SESSION_COOKIE}=; Path=/oauth2; HttpOnly; SameSite=Lax; Max-Age=0`);
    if (address === undefined) {
      const about = html`<p>${textIn(language, TEXTS.goodbyeAbout)}</p>`;
      return sendPage(reply, 200, page(language, TEXTS.goodbye, about));
    }
    const url = new URL(address);
    if (query.state !== undefined) url.searchParams.set('state', query.state);
    return reply.redirect(url.toString(), 302);
  });
}
