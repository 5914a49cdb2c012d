import { begins, textsOf } from '../texts.mjs';
import {
  button,
  CART_LINES,
  cartBar,
  DIALOG,
  DISH_LINKS,
  DISHES,
  heading,
  holding,
  PHONE,
  plus,
  plusInCart,
  TABLET,
  theOrder,
  VENUES,
  WIDE,
} from '../screen.mjs';

const kiosk = (id, screen) => ({
  id,
  name: `A kiosk of ${screen.width} × ${screen.height}: start, menu, a dish, review, payment at the counter, the number`,
  screen,
  async run(tab, { control }) {
    const t = textsOf('ru');
    await tab.open(`/kiosk?filial_id=${VENUES.kz}&source=TABLET&country=kz&language=ru`);
    await tab.sees(heading(t('kiosk.startTitle')));
    await tab.isWhole();
    await tab.press(button(t('kiosk.takeaway')));
    await tab.sees(DISHES);
    await tab.isWhole();
    await tab.press(plus(t));
    await tab.press(button(new RegExp(t('kiosk.review'))));
    await tab.press(button(new RegExp(t('kiosk.toPayment'))));
    await tab.sees(button(t('kiosk.pay_cash')));
    await tab.isWhole();
    await tab.press(button(t('kiosk.pay_cash')));
    await tab.sees(heading(t('kiosk.numberTitle')));
    await tab.isWhole();
    await tab.sees(holding((await theOrder(control)).number));
    await tab.press(button(begins(t('kiosk.newOrder'))));
    await tab.sees({ role: 'heading', name: textsOf('kk')('kiosk.startTitle') });
  },
});

const BRIDGE = {
  id: 'bridge',
  name: 'Inside a partner’s app: a dish is closed by the app’s own back, the app signs in, an order is made',
  screen: PHONE,
  async run(tab, { control, sandboxOrigin }) {
    const t = textsOf('ru');
    const place = { path: `/filials/${VENUES.kz}`, transport: 'frame', lang: 'ru', country: 'kz' };
    await tab.open(`${sandboxOrigin}/shell?${new URLSearchParams(place)}`);
    await tab.enter('#app');
    await tab.press(DISH_LINKS);
    await tab.sees(DIALOG);
    await tab.enter();
    await tab.sees({ css: 'body[data-back="page"] #back' });
    await tab.press({ css: '#back' });
    await tab.enter('#app');
    await tab.misses(DIALOG);
    await tab.press(plus(t));
    await tab.sees(plusInCart(t));
    await tab.press(cartBar(t));
    await tab.sees(CART_LINES);
    await tab.press(button(begins(t('checkout.signInAndOrder'), t('checkout.order'))));
    await tab.isAt(/^\/typ\/\d+\/order\/\d+/);
    await tab.sees(holding(t('orders.toPay')));
    await theOrder(control);
  },
};

export const SURFACES = [kiosk('kiosk', TABLET), kiosk('kiosk-across', WIDE), BRIDGE];
