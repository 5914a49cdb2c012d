import { atRest, buttonOf as button, messages, startsWith } from '../../cluster/diner.mjs';
import { VENUE } from '../../cluster/front-diner.mjs';
import { CALL_TABLE, LEDGERS } from '../../cluster/ledgers.mjs';

/** Without a bill a table's code opens the menu. */
const ADDRESS = `/filials/${VENUE}?filial_id=${VENUE}&table_id=${CALL_TABLE}&main_terminal_id=${VENUE}&source=QR`;

const text = messages.bill;

export const waiterCall = {
  calls: `^/takeaway/v1/filial/${VENUE}/waiter-calls$`,
  requests: /^\/api\/bill\/waiter-calls$/,
  intents: 'waiterIntents',
  isOpen: (intent) => intent.called === null,
  async open(page, { servers, key }) {
    await page.goto(servers.origin + ADDRESS);
    await button(page, text.callWaiter).click();
    const sheet = page.getByRole('dialog', { name: text.callWaiter });
    // By this the ledger knows whose call it is.
    await sheet.getByRole('textbox', { name: text.callComment }).fill(key);
    return atRest(button(sheet, text.callSend));
  },
  address: ADDRESS,
  async readState(page) {
    const isConfirmed = page
      .getByText(text.callSent, { exact: true })
      .or(page.getByText(text.callAccepted, { exact: true }))
      .or(page.getByRole('button', { name: startsWith(text.calledAt) }));
    if (await isConfirmed.first().isVisible()) return 'confirmed';
    for (const name of [text.callUnsure, text.callCheck, text.signIn]) {
      const step = atRest(button(page, name));
      if (!(await step.isVisible())) continue;
      await step.click();
      return 'pending';
    }
    const rest = atRest(button(page, text.callSend).or(button(page, text.callWaiter)));
    return (await rest.first().isVisible()) ? 'pressable' : 'pending';
  },
  ledger: LEDGERS.waiterCall,
};
