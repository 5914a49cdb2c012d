import { begins, textsOf } from '../texts.mjs';
import {
  button,
  CART_LINES,
  cartBar,
  DIALOG,
  DISH_LINKS,
  DISHES,
  heading,
  link,
  MAIN,
  PHONE,
  plus,
  plusInCart,
  VENUE_CARDS,
  VENUES,
  WIDE,
} from '../screen.mjs';

const t = textsOf('ru');

const home = (country, language, screen) => ({
  id: `home-${language}`,
  name: `Home of ${country} in ${language}: its rows, a venue, its menu, and back`,
  screen,
  async run(tab) {
    const own = textsOf(language);
    await tab.open(`/?country=${country}&language=${language}`);
    await tab.sees(heading(own('home.near')));
    await tab.isWhole();
    await tab.press({ css: `a[href="/filials/${VENUES[country]}"]` });
    await tab.isAt(new RegExp(`^/filials/${VENUES[country]}`));
    await tab.sees(DISHES);
    await tab.back();
    await tab.sees(heading(own('home.near')));
    await tab.isAt(/^\/(\?|$)/);
  },
});

const LIST = {
  id: 'list',
  name: 'The list: grows while it is scrolled, is narrowed, reloaded, and widened by the way back',
  screen: PHONE,
  async run(tab) {
    await tab.open('/filials?country=kz&language=ru&service=takeaway');
    await tab.isWhole();
    const first = await tab.count(VENUE_CARDS);
    await tab.until(async () => {
      await tab.read(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return (await tab.count(VENUE_CARDS)) > first;
    }, 'the list grows');
    const promo = link(t('venues.onlyPromo'));
    await tab.press(promo);
    await tab.isAt(/promo=1/);
    await tab.reload();
    await tab.sees({ ...promo, css: `a[aria-current="true"]`, holds: t('venues.onlyPromo') });
    await tab.back();
    await tab.until(async () => !/promo=1/.test(await tab.path()), 'the way back leads to the whole list');
  },
};

const SEARCH = {
  id: 'search',
  name: 'The search: suggestions while one types, results, a dish of them',
  screen: PHONE,
  async run(tab) {
    await tab.open('/?country=kz&language=ru&town=almaty&service=takeaway');
    await tab.write({ role: 'combobox' }, 'лаг');
    await tab.press({ role: 'option' });
    await tab.isAt(/^\/search\?q=/);
    await tab.sees(heading(t('search.dishes')));
    await tab.isWhole();
    await tab.press(
      link(undefined, { role: 'listitem', inside: { role: 'region', name: t('search.dishes') } }),
    );
    await tab.sees(DIALOG);
  },
};

const onTop = (anchor) => {
  const { top } = document.querySelector(anchor).getBoundingClientRect();
  return top > -10 && top < window.innerHeight / 2;
};

const MENU = {
  id: 'menu',
  name: 'A menu: a category is jumped to, a dish opened and closed by the way back, one added, and the cart',
  screen: PHONE,
  async run(tab) {
    await tab.open(`/filials/${VENUES.kz}?country=kz&language=ru`);
    await tab.sees(DISHES);
    await tab.isWhole();
    const categories = { css: 'a[href^="#"]', inside: { role: 'navigation', name: t('menu.categories') } };
    const anchor = await tab.read(
      (label) => document.querySelectorAll(`nav[aria-label="${label}"] a[href^="#"]`)[2].getAttribute('href'),
      t('menu.categories'),
    );
    await tab.press({ ...categories, css: `a[href="${anchor}"]` });
    await tab.until(() => tab.read(onTop, anchor), `the category ${anchor} is at the top`);
    await tab.sees({ ...categories, css: `a[href="${anchor}"][aria-current]` });
    await tab.open(`/filials/${VENUES.kz}?country=kz&language=ru`);
    await tab.press(DISH_LINKS);
    await tab.sees(DIALOG);
    await tab.sees(button(begins(t('menu.addToCart')), DIALOG));
    await tab.isWhole();
    await tab.back();
    await tab.misses(DIALOG);
    await tab.isAt(new RegExp(`^/filials/${VENUES.kz}`));
    await tab.press(plus(t));
    await tab.sees(plusInCart(t));
    await tab.press(cartBar(t));
    await tab.sees(CART_LINES);
    await tab.isWhole();
    await tab.reload();
    await tab.sees(CART_LINES);
  },
};

const WIDE_SCREEN = {
  id: 'wide',
  name: 'A wide screen: list, menu, map and brands are whole, a dish opens in a dialog',
  screen: WIDE,
  async run(tab) {
    const venue = `filials/${VENUES.kz}`;
    for (const path of ['filials', 'map', 'brands', venue]) {
      await tab.open(`/${path}?country=kz&language=ru&town=almaty`);
      await tab.sees(MAIN);
      await tab.isWhole();
    }
    await tab.press(DISH_LINKS);
    await tab.sees(button(begins(t('menu.addToCart')), DIALOG));
  },
};

const MAP = {
  id: 'map',
  name: 'The map: drawn with a list beside it, or with a notice instead; a venue of the list leads to its menu',
  screen: PHONE,
  async run(tab) {
    await tab.open('/map?country=kz&language=ru&town=almaty');
    await tab.sees({ css: '[data-map="drawn"], [data-map="unsupported"]' });
    const list = { role: 'region', name: t('map.list') };
    const isDrawn = (await tab.count({ css: '[data-map="drawn"]' })) > 0;
    if (isDrawn) {
      await tab.press(button(/./, list));
      await tab.press(link(t('map.menu'), { role: 'region', name: begins(t('map.chosen', { name: '' })) }));
    } else await tab.press({ css: 'a[data-venue]', inside: list });
    await tab.isAt(/^\/filials\/\d+/);
    await tab.sees(DISHES);
  },
};

const DARK = {
  id: 'dark',
  name: 'In the dark: pages are dark, their words light',
  screen: PHONE,
  isDark: true,
  async run(tab) {
    for (const path of ['/?country=kz&language=ru', `/filials/${VENUES.kz}?language=ru`]) {
      await tab.open(path);
      await tab.sees(MAIN);
      await tab.isWhole();
      const [ground, words] = await tab.read(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        return [backgroundColor, color].map((one) => {
          canvas.fillStyle = one;
          canvas.fillRect(0, 0, 1, 1);
          const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
          return (red + green + blue) / 3;
        });
      });
      if (!(ground < 80 && words > 160)) throw new Error(`${path} has words of ${words} on ${ground} of 255`);
    }
  },
};

export const BROWSE = [
  home('kz', 'ru', PHONE),
  home('ge', 'ka', PHONE),
  LIST,
  SEARCH,
  MENU,
  WIDE_SCREEN,
  MAP,
  DARK,
];
