import { DEMO as DEMO_KZ, VENUE } from '../cluster/front-diner.mjs';
import { ANY, begins, like } from './texts.mjs';

export const PHONE = { width: 390, height: 844 };
export const WIDE = { width: 1280, height: 800 };
export const TABLET = { width: 1080, height: 1920 };

/** Venues of the sandbox that work at any hour, one a country. */
export const VENUES = { kz: VENUE, ge: 4107 };
/** The sandbox’s demo diners; the one-time code is the same for all. */
export const DEMO = { kz: DEMO_KZ.phone, ge: '+995555123456', code: DEMO_KZ.code };
export const GOOD_CARD = '4111111111111111';

export const heading = (name) => ({ role: 'heading', name });
export const button = (name, inside) => ({ role: 'button', name, inside });
export const link = (name, inside) => ({ role: 'link', name, inside });
export const radio = (name) => ({ role: 'radio', name });
export const MAIN = { role: 'main' };
/** The page itself, with such a text on it. */
export const holding = (text) => ({ ...MAIN, holds: new RegExp(text) });
export const DIALOG = { role: 'dialog' };
export const VENUE_CARDS = { css: 'a[href^="/filials/"]', inside: MAIN };
export const DISHES = { role: 'article', inside: MAIN };
export const DISH_LINKS = { role: 'link', inside: DISHES };

/** Dishes without a promotion and an age (a number with a plus). */
const plainDishes = (t) => ({ ...DISHES, lacks: new RegExp(`\\d\\+|${t('menu.oldPrice')}`) });
export const plus = (t) => button(like(t('menu.add', { name: ANY })), plainDishes(t));
export const plusInCart = (t) => button(like(t('menu.addMore', { name: ANY, count: ANY })));
export const choose = (t) => button(like(t('menu.choose', { name: ANY })));
/** The link to the cart over a menu on a phone, which begins with the number of pieces. */
export const cartBar = (t) => link(new RegExp(`^\\d+\\s*${t('menu.cart')}`));
export const CART_LINES = { css: 'li:has(h3)', inside: MAIN };

export const signInButton = (t) => button(begins(t('checkout.signInAndOrder')));

export async function signIn(tab, phone) {
  await tab.write({ css: 'input[name="phone"]' }, phone);
  await tab.press({ css: 'button[type="submit"]:not([name="refuse"])' });
  // Its last digit sends it.
  await tab.write({ css: 'input[name="code"]' }, DEMO.code);
}

export async function payByCard(tab) {
  await tab.isAt(/\/payment-page/);
  await tab.write({ css: 'input[name="card"]' }, GOOD_CARD);
  // The only button that names the sum.
  await tab.press(button(/[₸₾]/));
}

/** The one order that the platform has. @throws Error where it has none, or more */
export async function theOrder(control) {
  const { orders } = await control('GET', 'orders');
  if (orders.length !== 1) throw new Error(`the platform has ${orders.length} orders`);
  return orders[0];
}
