import { dockAtRest, orderButton, payOrLeave } from '../../cluster/diner.mjs';
import { VENUE } from '../../cluster/front-diner.mjs';
import { LEDGERS } from '../../cluster/ledgers.mjs';

/** The kinds of orders, with the venue and the service that make them; cash where nothing is chosen and the venue takes it. */
export const ORDERS = {
  takeaway: { venue: VENUE, service: 'takeaway', paysOnline: true },
  express: { venue: VENUE, service: 'express', spendsBonuses: true },
  delivery: { venue: VENUE, service: 'delivery', spendsBonuses: true },
  vendorDelivery: { venue: 3127, service: 'delivery' },
  micromarket: { venue: 90001, service: 'takeaway' },
};

const confirms = (page, { sandboxOrigin }) => {
  const { origin, pathname } = new URL(page.url());
  return origin === sandboxOrigin ? pathname.startsWith('/payment-page') : /\/orders?\/\d+$/.test(pathname);
};

/** An order of the cart: its key is the cart's, so that one cart makes one order. */
const order = (name) => ({
  calls: '^/takeaway/v1/[a-z-]+/order$',
  requests: /^\/api\/orders$/,
  intents: 'orderIntents',
  isOpen: (intent, key) => intent.key === key && intent.state === 'open',
  isShown: (intent, key) => intent.key === key && intent.isShown === true,
  isOfOneKey: true,
  hasCart: true,
  /** Every new tab begins with the cart if it has none. */
  async fill(page, { key, prepared, servers }) {
    // Whatever the run before has chosen, at a table perhaps.
    const { service } = ORDERS[name];
    await page.context().addCookies([{ name: 'service', value: service, url: servers.origin }]);
    const { cart, checkout } = prepared.carts[name];
    const own = JSON.stringify({ ...JSON.parse(cart), id: key });
    await page.addInitScript(
      ([ownCart, ownCheckout]) => {
        if (sessionStorage.getItem('campaign')) return;
        sessionStorage.setItem('campaign', 'filled');
        sessionStorage.setItem('cart', ownCart);
        sessionStorage.setItem('checkout', ownCheckout);
      },
      [own, checkout],
    );
  },
  async open(page, { servers }) {
    await page.goto(`${servers.origin}/cart`);
    return orderButton(page);
  },
  address: '/cart',
  async readState(page, { servers }) {
    if (confirms(page, servers)) return 'confirmed';
    return (await dockAtRest(page).isVisible()) ? 'pressable' : 'pending';
  },
  pay: payOrLeave,
  ledger: LEDGERS.order,
});

export const orderKinds = Object.fromEntries(Object.keys(ORDERS).map((name) => [name, order(name)]));
