import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { formOf, html, Markup, page, sendPage } from './html-page';
import { hashSecret } from '../domain/auth/secrets';
import { parseInput } from '../kernel/input';
import { readLanguage, textIn, type Language } from '../kernel/languages';
import type { Sandbox } from './operation';
import { findByStart, linkChat, unlinkChat, type Chat } from '../domain/notifications/chats';
import { listMessages, type Message } from '../domain/notifications/messages';
import { TEXTS } from '../domain/notifications/texts';

// Stands in for the messenger and a push service: pages with the sent messages, and a device's messages for
// the app's service worker. No script.

const startQuery = z.object({ start: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });
const languageQuery = z.object({ lang: z.string().optional().catch(undefined) });
const deviceQuery = z.object({
  token: z.string().min(1).max(4096),
  after: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
});

/** Puts the stand-ins for the messenger and for pushes on the server. */
export function registerNotificationPages(app: FastifyInstance, sandbox: Sandbox): void {
  const { database, clock, settings } = sandbox;

  function listOf(sent: readonly Message[], language: Language): Markup {
    if (sent.length === 0) return html`<p>${textIn(language, TEXTS.noMessages)}</p>`;
    const items = sent.map(
      ({ id, title, body, link, sentAt }) =>
        html`<li data-message="${id}">
          <strong>${title}</strong><span>${body}</span
          ><a href="${(settings.appOrigins[0] ?? '') + link}">${link}</a
          ><time>${sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>
        </li>`.text,
    );
    return html`<ul>
      ${new Markup(items.join(''))}
    </ul>`;
  }

  async function chatPage(chat: Chat, language: Language, action: string): Promise<Markup> {
    if (chat.chatId === null) {
      return html`<p>${textIn(language, TEXTS.botAbout)}</p>
        <form method="post" action="${action}">
          <button class="main" type="submit">${textIn(language, TEXTS.start)}</button>
        </form>`;
    }
    const sent = await listMessages(database, { channel: 'chat', recipient: chat.chatId });
    return html`<p class="hint">${textIn(language, TEXTS.linked)}</p>
      ${listOf(sent, language)}
      <form method="post" action="${action}">
        <button class="quiet" type="submit" name="stop" value="1">${textIn(language, TEXTS.stop)}</button>
      </form>`;
  }

  function strangerPage(reply: FastifyReply, language: Language): FastifyReply {
    const about = html`<p>${textIn(language, TEXTS.noStart)}</p>`;
    return sendPage(reply, 404, page(language, TEXTS.bot, about));
  }

  const find = (query: unknown) => {
    const requested = startQuery.safeParse(query);
    return requested.success ? findByStart(database, requested.data.start) : null;
  };

  app.get('/bot', async (request, reply) => {
    const found = await find(request.query);
    if (!found) return strangerPage(reply, readLanguage(languageQuery.parse(request.query).lang));
    const { chat, language } = found;
    return sendPage(reply, 200, page(language, TEXTS.bot, await chatPage(chat, language, request.url)));
  });

  app.post('/bot', async (request, reply) => {
    const found = await find(request.query);
    if (!found) return strangerPage(reply, readLanguage(languageQuery.parse(request.query).lang));
    if (formOf(request.body).has('stop')) await unlinkChat(database, found.chat);
    else await linkChat(database, found.chat.userId, clock.now());
    return reply.redirect(request.url, 303);
  });

  // The messages of everybody: a part of the control API, and only there with it.
  if (settings.isControlEnabled) {
    app.get('/control/push', async (request, reply) => {
      const language = readLanguage(languageQuery.parse(request.query).lang);
      const sent = await listMessages(database, { channel: 'push' });
      const about = html`<p>${textIn(language, TEXTS.pushesAbout)}</p>
        ${listOf(sent, language)}`;
      return sendPage(reply, 200, page(language, TEXTS.pushes, about));
    });
  }

  app.get('/push/messages', async (request, reply) => {
    const { token, after } = parseInput(deviceQuery, request.query, 'query');
    const sent = await listMessages(database, { channel: 'push', recipient: hashSecret(token), after });
    const { origin } = request.headers;
    if (origin !== undefined && settings.appOrigins.includes(origin)) {
      reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' });
    }
    return reply.header('cache-control', 'no-store').send({
      messages: sent
        .map(({ id, title, body, link, sentAt }) => ({
          id,
          title,
          body,
          link,
          sent_at: sentAt.toISOString(),
        }))
        .reverse(),
    });
  });
}
