import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { formOf, html, page, sendPage } from './html-page';
import { addMinutes } from '../kernel/clock';
import { payments } from '../database/payment-schema';
import { readLanguage, textIn } from '../kernel/languages';
import type { Sandbox } from './operation';
import { answerOf } from './payment-cards';
import { cardForm, kaspiForm, LATE_MINUTES, secureForm, waitingForm } from './payment-page-parts';
import { setArrival, paymentAnswer, type PaymentRow } from '../domain/payments/payments';
import { advancePayments, settlePayment } from '../domain/lifecycle/settle';
import { TEXTS } from './payment-texts';

// The hosted payment pages, one for cards and one for kaspi, which browsers open with what a Payment says. No
// script. What is not exactly a registered payment shows an error page and never redirects.

const NAMES = [
  'payment_url',
  'environment',
  'success_url',
  'failure_url',
  'display_type',
  'language',
] as const;
const pageQuery = z.record(z.enum(NAMES), z.string().max(4000));

/** The step in which the bank asks to confirm a card. */
const SECURE = '/payment-page/secure';
const DEFAULT = '/payment-page';
const KASPI = '/payment-page/kaspi';

/** Where the forms of these pages go on: on the same page. */
const queryOf = (url: string) => url.slice(url.indexOf('?'));

/** Puts the payment pages on the server. */
export function registerPaymentPages(app: FastifyInstance, sandbox: Sandbox): void {
  for (const path of [DEFAULT, KASPI, SECURE]) {
    app.get(path, async (request, reply) => {
      const payment = await findPayment(sandbox, path, request.query);
      if (!payment) return broken(reply, request.query);
      if (payment.status !== 'pending') return back(reply, payment, 302);
      return show(reply, payment, { path, action: request.url });
    });

    app.post(path, async (request, reply) => {
      const payment = await findPayment(sandbox, path, request.query);
      if (!payment) return broken(reply, request.query);
      if (payment.status !== 'pending' || payment.arrivesAt !== null) return back(reply, payment, 303);
      return answer(sandbox, reply, payment, { path, url: request.url, form: formOf(request.body) });
    });
  }
}

/** The registered payment whose six values the query has, advanced to the clock's time. */
async function findPayment(sandbox: Sandbox, path: string, query: unknown): Promise<PaymentRow | null> {
  const requested = pageQuery.safeParse(query).data;
  const id = z.guid().safeParse(requested?.payment_url.split('/').at(-1)).data;
  if (!requested || !id) return null;
  await advancePayments(sandbox.database, sandbox.clock.now());
  const [payment] = await sandbox.database.select().from(payments).where(eq(payments.id, id));
  if (!payment) return null;
  const registered: Record<string, unknown> = paymentAnswer(payment, sandbox.settings);
  const isSame = NAMES.every((name) => requested[name] === registered[name]);
  const isItsPage = (payment.paymentType === 'kaspi') === (path === KASPI);
  return isSame && isItsPage ? payment : null;
}

function show(
  reply: FastifyReply,
  payment: PaymentRow,
  { path, action, wrong = null }: { path: string; action: string; wrong?: string | null },
): FastifyReply {
  const { language } = payment;
  if (payment.arrivesAt !== null) {
    return sendPage(reply, 200, page(language, TEXTS.title, waitingForm(payment, action)));
  }
  const status = wrong === null ? 200 : 422;
  if (path === KASPI) {
    return sendPage(reply, status, page(language, TEXTS.kaspiTitle, kaspiForm(payment, action)));
  }
  if (path === SECURE) {
    return sendPage(reply, status, page(language, TEXTS.secureTitle, secureForm(payment, action)));
  }
  return sendPage(reply, status, page(language, TEXTS.title, cardForm(payment, action, wrong)));
}

/** Does what was pressed. */
async function answer(
  { database, clock }: Sandbox,
  reply: FastifyReply,
  payment: PaymentRow,
  { path, url, form }: { path: string; url: string; form: URLSearchParams },
): Promise<FastifyReply> {
  if (form.has('leave')) return back(reply, payment, 303);
  const late = LATE_MINUTES.find((minutes) => String(minutes) === form.get('late'));
  if (late !== undefined) {
    await setArrival(database, payment.id, addMinutes(clock.now(), late));
    return back(reply, { ...payment, arrivesAt: clock.now() }, 303);
  }
  const typed = form.get('card') ?? '';
  const said = path === DEFAULT ? answerOf(typed) : form.get('answer');
  if (said === 'secure') return reply.redirect(SECURE + queryOf(url), 303);
  if (said !== 'approve' && said !== 'decline')
    return show(reply, payment, { path, action: url, wrong: typed });
  const outcome = said === 'approve' ? 'paid' : 'failed';
  const settled = await settlePayment(database, payment.id, outcome, clock.now());
  return back(reply, settled ?? payment, 303);
}

/** Back to the app: with money that is there or under way to the address of success, else to the other. */
function back(reply: FastifyReply, payment: PaymentRow, status: 302 | 303): FastifyReply {
  const isWell = payment.status === 'paid' || payment.arrivesAt !== null;
  const address = isWell ? payment.successUrl : payment.failureUrl;
  return reply.header('referrer-policy', 'no-referrer').redirect(address, status);
}

function broken(reply: FastifyReply, query: unknown): FastifyReply {
  const requested = z.object({ language: z.string().optional().catch(undefined) }).safeParse(query).data;
  const language = readLanguage(requested?.language);
  const about = html`<p>${textIn(language, TEXTS.brokenAbout)}</p>`;
  return sendPage(reply, 400, page(language, TEXTS.broken, about));
}
