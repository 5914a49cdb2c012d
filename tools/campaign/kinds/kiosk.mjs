import { buttonOf as button, messages } from '../../cluster/diner.mjs';
import { VENUE } from '../../cluster/front-diner.mjs';
import { orderKinds } from './orders.mjs';
import { READY_MS } from '../wait.mjs';

const text = messages.kiosk;

const start = (page) => button(page, text.takeaway);
const payAtCounter = (page) => button(page, text.pay_cash);

const START = `/kiosk?filial_id=${VENUE}&source=TABLET&language=ru`;

const headingOf = (page, name) => page.getByRole('heading', { name, exact: true });

/** A guest of a kiosk: one cart, one order. Who comes after a killed tab finds the number, or is sent to the counter. */
export const kiosk = {
  ...orderKinds.takeaway,
  isGuest: true,
  // A guest's cart goes with the guest.
  hasCart: false,
  screen: { width: 1080, height: 1920 },
  worker: { script: 'kiosk-worker.js', scope: '/kiosk', page: '/kiosk/staff' },
  // The kiosk's own language is that of the texts here: its worker comes with a start in its own language only.
  fill: (page) =>
    page.addInitScript(() => {
      localStorage.kioskDevice ??= JSON.stringify({ languages: ['ru'] });
    }),
  async open(page, { servers, key }) {
    await page.goto(`${servers.origin}${START}`);
    await start(page).waitFor({ timeout: READY_MS });
    // A kiosk waits for its guests; until it has its worker the start is not left.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await start(page).click();
    await page
      .locator('.product-card')
      .and(page.locator(':not(:has(.tag--promo, .age-limit))'))
      .locator('[data-facts]')
      .first()
      .click({ timeout: READY_MS });
    await page.locator('.kiosk-bar__line').first().waitFor();
    // By this the ledger knows whose order it is.
    await page.evaluate((id) => {
      const cart = JSON.parse(sessionStorage.getItem('cart'));
      sessionStorage.setItem('cart', JSON.stringify({ ...cart, id }));
    }, key);
    await page.reload();
    await page.locator('.kiosk-bar .button--main').click({ timeout: READY_MS });
    await page.locator('.kiosk-bar .button--main').click({ timeout: READY_MS });
    await payAtCounter(page).waitFor({ timeout: READY_MS });
    return payAtCounter(page);
  },
  pay: undefined,
  address: START,
  async readState(page) {
    if (await headingOf(page, text.numberTitle).isVisible()) return 'confirmed';
    if (await headingOf(page, text.askTitle).isVisible()) return 'uncertain';
    return (await payAtCounter(page).or(start(page)).isVisible()) ? 'pressable' : 'pending';
  },
};
