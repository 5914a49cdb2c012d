import { begins, textsOf } from '../texts.mjs';
import {
  button,
  CART_LINES,
  cartBar,
  choose,
  DEMO,
  DIALOG,
  heading,
  holding,
  payByCard,
  PHONE,
  plus,
  plusInCart,
  radio,
  signIn,
  signInButton,
  theOrder,
  VENUES,
} from '../screen.mjs';

const ORDER_PAGE = /^\/typ\/\d+\/order\/\d+/;
/** More than a dish has groups to choose from. */
const MOST_CHOICES = 8;

async function chooseAll(tab, t) {
  await tab.press(choose(t));
  const toCart = button(begins(t('menu.addToCart')), DIALOG);
  await tab.sees(toCart);
  const asking = {
    role: 'group',
    inside: DIALOG,
    name: new RegExp(
      [1, 2, 3]
        .flatMap((count) => [t('menu.chooseExactly', { count }), t('menu.chooseSome', { count })])
        .join('|'),
    ),
  };
  for (let tries = 0; tries < MOST_CHOICES && (await tab.count(asking)) > 0; tries += 1) {
    const open = { css: 'input:not(:checked):not(:disabled)', inside: asking };
    if ((await tab.count(open)) > 0) await tab.press(open);
    else await tab.press(button(t('menu.more'), asking));
  }
  await tab.press(toCart);
  await tab.misses(DIALOG);
}

const takeaway = (country, language) => ({
  id: `order-${language}`,
  name: `An order for takeaway in ${language}: a dish is built, the diner signs in, orders, pays at the venue, and follows it`,
  screen: PHONE,
  async run(tab, { control }) {
    const t = textsOf(language);
    await tab.open(`/filials/${VENUES[country]}?country=${country}&language=${language}`);
    await chooseAll(tab, t);
    await tab.press(cartBar(t));
    await tab.sees(CART_LINES);
    await tab.press(signInButton(t));
    await signIn(tab, DEMO[country]);
    // The order goes on by itself.
    const address = await tab.isAt(ORDER_PAGE);
    await tab.sees(holding(t('orders.toPay')));
    await tab.isWhole();
    const order = await theOrder(control);
    await control('POST', `orders/${order.id}/status`, { status: 'ready' });
    await tab.sees(holding(t('orders.hero_ready')));
    await tab.reload();
    await tab.sees(holding(t('orders.hero_ready')));
    await tab.open('/cart');
    await tab.sees(heading(t('cart.emptyTitle')));
    await tab.back();
    await tab.isAt(ORDER_PAGE);
    if ((await tab.path()) !== address) throw new Error('the way back leads to another order');
    await tab.sees(holding(t('orders.hero_ready')));
    await theOrder(control);
  },
});

const PAID_ONLINE = {
  id: 'pay',
  name: 'An order that is paid by card on the platform’s page, once',
  screen: PHONE,
  async run(tab, { control }) {
    const t = textsOf('ru');
    await tab.open(`/filials/${VENUES.kz}?country=kz&language=ru`);
    await tab.press(plus(t));
    await tab.sees(plusInCart(t));
    await tab.open('/cart');
    await tab.press(radio(t('checkout.short_online')));
    await tab.press(signInButton(t));
    await signIn(tab, DEMO.kz);
    await payByCard(tab);
    await tab.isAt(/^\/(typ\/\d+\/order|orders)\/\d+/);
    await tab.sees(holding(t('orders.status_paid')));
    await tab.isWhole();
    const { paymentStatus } = await theOrder(control);
    if (paymentStatus !== 'paid') throw new Error(`the order is ${paymentStatus}`);
  },
};

const TABLE_CODE = `/filials/${VENUES.kz}?filial_id=${VENUES.kz}&table_id=812&main_terminal_id=${VENUES.kz}&source=QR&country=kz&language=ru`;

const BILL = {
  id: 'bill',
  name: 'A table’s bill: opened by the code, paid by card, and then settled',
  screen: PHONE,
  async run(tab) {
    const t = textsOf('ru');
    await tab.open(TABLE_CODE);
    await tab.isAt(/\/bill\?/);
    await tab.sees(heading(t('bill.title')));
    const pay = button(begins(t('bill.signInAndPay')));
    await tab.sees(pay);
    await tab.isWhole();
    await tab.press(pay);
    await signIn(tab, DEMO.kz);
    await payByCard(tab);
    await tab.isAt(/^\/bills\/preorder\//);
    await tab.sees(heading(t('bill.preorder_paid')));
    await tab.isWhole();
  },
};

export const ORDER = [takeaway('kz', 'ru'), takeaway('ge', 'ka'), PAID_ONLINE, BILL];
