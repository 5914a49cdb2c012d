import type { FastifyInstance } from 'fastify';
import { formatInTimeZone } from 'date-fns-tz';
import { z } from 'zod';
import type { Text } from '../catalogue/model';
import { listBoardOrders, moveOn, type BoardOrder } from '../domain/boards/board-orders';
import { advanceOrders } from '../domain/lifecycle/advance-orders';
import { toPayMinor } from '../domain/orders/order-payments';
import { nextStatus } from '../domain/orders/status';
import { getVenue, type FullVenue } from '../domain/venues/venues';
import { idText, parseInput } from '../kernel/input';
import { readLanguage, textIn, type Language } from '../kernel/languages';
import { toMajor } from '../kernel/money';
import { BOARD_STYLE } from './board-style';
import { TEXTS } from './board-texts';
import { formOf, html, Markup, sendPage } from './html-page';
import type { Sandbox } from './operation';

// Boards of a venue for people: what its kitchen works on, and the numbers for the hall. The sandbox's own,
// no call of the contract. No script: the pages load themselves again.

const RELOAD_SECONDS = 5;

const languageQuery = z.object({ lang: z.string().optional().catch(undefined) });
const venuePath = z.object({ venueId: idText });
const orderPath = z.object({ venueId: idText, orderId: idText });

/** Of the boards: the requested language, else that of the venue's country. */
function languageOf(query: unknown, { country }: FullVenue): Language {
  const { lang } = languageQuery.parse(query);
  return lang === undefined ? (country === 'ge' ? 'ka' : 'kk') : readLanguage(lang);
}

const filled = (language: Language, text: Text, value: string) =>
  textIn(language, text).replace('{value}', value);

const join = (parts: readonly Markup[]): Markup => new Markup(parts.map(({ text }) => text).join(''));

function board(
  language: Language,
  title: string,
  kind: 'kitchen' | 'hall',
  columns: readonly Markup[],
): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta http-equiv="refresh" content="${RELOAD_SECONDS}" />
        <title>${title}</title>
        <style>
          ${BOARD_STYLE}
        </style>
      </head>
      <body class="${kind}">
        <h1>${title}</h1>
        <main>${join(columns)}</main>
      </body>
    </html>`.text;
}

function column(
  language: Language,
  status: 'created' | 'cooking' | 'ready',
  items: readonly Markup[],
): Markup {
  const content =
    items.length > 0
      ? html`<ol>
          ${join(items)}
        </ol>`
      : html`<p>${textIn(language, TEXTS.none)}</p>`;
  return html`<section class="${status}">
    <h2>${textIn(language, TEXTS[status])} <span class="count">${items.length}</span></h2>
    ${content}
  </section>`;
}

/** The effect of the kitchen's next press on an order. */
function pressText({ order }: BoardOrder): Text {
  if (order.status === 'created') return TEXTS.accept;
  if (order.status === 'ready') return TEXTS.give;
  return nextStatus(order) === 'delivery' ? TEXTS.courier : TEXTS.done;
}

function whereText(language: Language, { order }: BoardOrder): string {
  if (order.kind === 'takeaway') return textIn(language, TEXTS.takeaway);
  if (order.kind !== 'express') return textIn(language, TEXTS.delivery);
  const inside = textIn(language, TEXTS.express);
  return order.tableNumber === null
    ? inside
    : `${inside} · ${filled(language, TEXTS.table, order.tableNumber)}`;
}

function dishes(language: Language, { positions }: BoardOrder): Markup {
  const rows = positions.map(({ count, data }) => {
    const name = [data.productName, data.size?.name].flatMap((text) =>
      text ? [textIn(language, text)] : [],
    );
    const additives = data.additives.map(
      (additive) =>
        html`<li>
          + ${additive.count > 1 ? `${additive.count} × ` : ''}${textIn(language, additive.name)}
        </li>`,
    );
    return html`<li>
      <b>${count} ×</b> ${name.join(', ')}${
        additives.length > 0
          ? html`<ul>
              ${join(additives)}
            </ul>`
          : null
      }
    </li>`;
  });
  return html`<ul class="dishes">
    ${join(rows)}
  </ul>`;
}

function notes(language: Language, { order }: BoardOrder, timezone: string): Markup {
  const wanted = order.wantedAt && formatInTimeZone(order.wantedAt, timezone, 'HH:mm');
  const toPay = toPayMinor(order);
  const sum = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: order.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toMajor(toPay));
  return html`${wanted ? html`<p class="note">${filled(language, TEXTS.wanted, wanted)}</p>` : null}${
    order.comment === '' ? null : html`<p class="note">${order.comment}</p>`
  }${toPay > 0 && order.delivery === null ? html`<p class="pay">${filled(language, TEXTS.unpaid, sum)}</p>` : null}`;
}

function card(language: Language, one: BoardOrder, { id, town }: FullVenue): Markup {
  const { order, number } = one;
  return html`<li data-order="${order.id}">
    <header>
      <strong class="number">${number}</strong
      ><time>${formatInTimeZone(order.createdAt, town.timezone, 'HH:mm')}</time>
    </header>
    <p class="where">
      ${whereText(language, one)}${order.customerName ? html` · <b>${order.customerName}</b>` : null}
    </p>
    ${dishes(language, one)} ${notes(language, one, town.timezone)}
    <form method="post" action="/kitchen/${id}/orders/${order.id}?lang=${language}">
      <button type="submit" name="seen" value="${order.status}">${textIn(language, pressText(one))}</button>
    </form>
  </li>`;
}

/** Puts the boards of the venues on the server. */
export function registerBoardPages(app: FastifyInstance, { database, clock }: Sandbox): void {
  async function read(params: unknown, query: unknown) {
    const { venueId } = parseInput(venuePath, params, 'params');
    const venue = await getVenue(database, venueId);
    await advanceOrders(database, clock.now());
    const found = await listBoardOrders(database, venueId);
    const language = languageOf(query, venue);
    const title = (name: Text) => `${venue.venue.name}: ${textIn(language, name)}`;
    const of = (...statuses: string[]) => found.filter(({ order }) => statuses.includes(order.status));
    return { venue, language, title, of };
  }

  app.get('/kitchen/:venueId', async (request, reply) => {
    const { venue, language, title, of } = await read(request.params, request.query);
    const columns = (['created', 'cooking', 'ready'] as const).map((status) =>
      column(
        language,
        status,
        of(status).map((one) => card(language, one, venue)),
      ),
    );
    return sendPage(reply, 200, board(language, title(TEXTS.kitchen), 'kitchen', columns));
  });

  app.post('/kitchen/:venueId/orders/:orderId', async (request, reply) => {
    const { venueId, orderId } = parseInput(orderPath, request.params, 'params');
    const seen = formOf(request.body).get('seen') ?? '';
    const venue = await getVenue(database, venueId);
    await advanceOrders(database, clock.now());
    await database.transaction((transaction) => moveOn(transaction, { venueId, orderId, seen }, clock.now()));
    return reply.redirect(`/kitchen/${venueId}?lang=${languageOf(request.query, venue)}`, 303);
  });

  app.get('/ready/:venueId', async (request, reply) => {
    const { language, title, of } = await read(request.params, request.query);
    const numbers = (found: readonly BoardOrder[]) =>
      found
        // An order for a door is not called out in the hall.
        .filter(({ order }) => order.kind === 'takeaway' || order.kind === 'express')
        .map(({ number }) => html`<li class="number">${number}</li>`);
    const columns = [
      column(language, 'cooking', numbers(of('created', 'cooking'))),
      column(language, 'ready', numbers(of('ready'))),
    ];
    return sendPage(reply, 200, board(language, title(TEXTS.hall), 'hall', columns));
  });
}
