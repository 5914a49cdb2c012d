import { atRest, messages, payOrLeave, startsWith } from '../../cluster/diner.mjs';
import { VENUE } from '../../cluster/front-diner.mjs';
import { BILL_TABLE, LEDGERS } from '../../cluster/ledgers.mjs';
import { READY_MS } from '../wait.mjs';

const ADDRESS = `/filials/${VENUE}/bill?filial_id=${VENUE}&table_id=${BILL_TABLE}&main_terminal_id=${VENUE}`;

const text = messages.bill;
const payButton = (page) => page.getByRole('button', { name: startsWith(text.pay) });

const confirms = (page, { sandboxOrigin }) => {
  const { origin, pathname } = new URL(page.url());
  return pathname.startsWith(origin === sandboxOrigin ? '/payment-page' : '/bills/preorder/');
};

async function choose(page) {
  await atRest(payButton(page)).waitFor({ timeout: READY_MS });
  const tips = page.getByRole('radiogroup').filter({ hasText: '%' }).first();
  await tips.getByRole('radio').nth(1).press('Space');
  await page.getByRole('radiogroup', { name: text.spendBonuses }).getByRole('radio').nth(1).press('Space');
  return atRest(payButton(page));
}

/** The bill of a table: each payment has a key of its own, and the platform takes one at a time. */
const bill = {
  calls: '^/takeaway/v1/bill/[0-9a-f-]+/payment$',
  requests: /^\/api\/bill\/[0-9a-f-]+\/payment$/,
  intents: 'billIntents',
  isOpen: (intent) => intent.preorderId === null && intent.givenUp === undefined,
  async open(page, { servers }) {
    await page.goto(servers.origin + ADDRESS);
    return choose(page);
  },
  address: ADDRESS,
  async readState(page, { servers }) {
    if (confirms(page, servers)) return 'confirmed';
    // Another tab of this diner pays it.
    if (await page.getByText(text.payingMine, { exact: true }).isVisible()) return 'confirmed';
    const signIn = page.getByRole('button', { name: text.signIn, exact: true });
    if (await signIn.isVisible()) await signIn.click();
    return (await atRest(payButton(page)).isVisible()) ? 'pressable' : 'pending';
  },
  pay: payOrLeave,
  ledger: LEDGERS.bill,
};

const guestButton = (page) => page.getByRole('button', { name: startsWith(text.signInAndPay) });

/** The same bill of a guest: the press leads to the sign-in, and goes on after it. */
const guestBill = {
  ...bill,
  isGuest: true,
  async open(page, { servers }) {
    await page.goto(`${servers.origin}/?country=kz&language=ru`);
    await page.goto(servers.origin + ADDRESS);
    await atRest(guestButton(page)).waitFor({ timeout: READY_MS });
    return atRest(guestButton(page));
  },
  async readState(page, run) {
    return (await atRest(guestButton(page)).isVisible()) ? 'pressable' : bill.readState(page, run);
  },
};

export const billKinds = { bill, guestBill };
