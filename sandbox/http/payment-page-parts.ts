import { html, Markup } from './html-page';
import { textIn, type Language } from '../kernel/languages';
import { toMajor } from '../kernel/money';
import { TEST_CARDS } from './payment-cards';
import type { PaymentRow } from '../domain/payments/payments';
import { TEXTS } from './payment-texts';

/** Minutes until late money arrives: within an attempt's time, and after it. */
export const LATE_MINUTES = [1, 5, 20] as const;

function amountOf({ language, amountMinor, currency }: PaymentRow): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toMajor(amountMinor));
}

/** The subject of the payment, and that it is a test. */
function head(payment: PaymentRow): Markup {
  return html`<p><strong data-amount="${toMajor(payment.amountMinor)}">${amountOf(payment)}</strong></p>
    <p class="hint">${textIn(payment.language, TEXTS.test)}</p>`;
}

function otherWays({ language }: PaymentRow, action: string): Markup {
  const late = LATE_MINUTES.map((minutes) => {
    const name = textIn(language, TEXTS.late).replace('{minutes}', String(minutes));
    return html`<button class="quiet" type="submit" name="late" value="${minutes}">${name}</button>`.text;
  });
  return html`<form method="post" action="${action}">
    ${new Markup(late.join(''))}
    <button class="quiet" type="submit" name="leave" value="1">${textIn(language, TEXTS.leave)}</button>
  </form>`;
}

/** The page for cards. */
export function cardForm(payment: PaymentRow, action: string, wrong: string | null): Markup {
  const { language } = payment;
  const error =
    wrong === null ? null : html`<p class="error" role="alert">${textIn(language, TEXTS.cardWrong)}</p>`;
  const cards = TEST_CARDS.map(
    ({ number, about }) =>
      html`<li><strong>${number}</strong><span>${textIn(language, about)}</span></li>`.text,
  );
  return html`${head(payment)}
    <form method="post" action="${action}">
      <label for="card">${textIn(language, TEXTS.card)}</label
      ><input
        id="card"
        name="card"
        inputmode="numeric"
        autocomplete="off"
        maxlength="24"
        value="${wrong ?? TEST_CARDS[0].number}"
        autofocus
        required
        autofocus
      />${error}<button class="main" type="submit">
        ${textIn(language, TEXTS.pay)} ${amountOf(payment)}
      </button>
    </form>
    ${otherWays(payment, action)}
    <p>${textIn(language, TEXTS.cards)}</p>
    <ul>
      ${new Markup(cards.join(''))}
    </ul>`;
}

function yesOrNo({ language }: PaymentRow, action: string): Markup {
  return html`<form method="post" action="${action}">
    <button class="main" type="submit" name="answer" value="approve">
      ${textIn(language, TEXTS.approve)}
    </button>
    <button class="quiet" type="submit" name="answer" value="decline">
      ${textIn(language, TEXTS.decline)}
    </button>
  </form>`;
}

/** The bank's own question after a card, which can only be answered. */
export function secureForm(payment: PaymentRow, action: string): Markup {
  return html`${head(payment)}
    <p>${textIn(payment.language, TEXTS.secureAbout)}</p>
    ${yesOrNo(payment, action)}`;
}

/** The page for kaspi. */
export function kaspiForm(payment: PaymentRow, action: string): Markup {
  return html`${head(payment)}
    <p>${textIn(payment.language, TEXTS.kaspiAbout)}</p>
    ${yesOrNo(payment, action)} ${otherWays(payment, action)}`;
}

/** While money is under way there is nothing to be answered. */
export function waitingForm({ language }: { language: Language }, action: string): Markup {
  return html`<p class="hint">${textIn(language, TEXTS.waiting)}</p>
    <form method="post" action="${action}">
      <button class="main" type="submit">${textIn(language, TEXTS.back)}</button>
    </form>`;
}
