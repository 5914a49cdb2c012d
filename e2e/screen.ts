import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import type { texts } from './texts';

type Translator = ReturnType<typeof texts>;
/** A page, one in a frame, or a part of it. */
type Scope = Page | Frame | Locator;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any text at its place in a message: `t('menu.add', { name: ANY })`. */
export const ANY = '§';

/** Matches a message whole, whatever stands where `ANY` was filled in; names have their no-break spaces folded, texts do not. */
export const textLike = (message: string) =>
  new RegExp(
    `^${message
      .split(ANY)
      .map(escape)
      .join('.*')
      .replaceAll('\u00a0', String.raw`\s`)}$`,
  );

/** A locator within another has to be of the same frame. */
const pageOf = (scope: Scope): Page | Frame => ('waitForURL' in scope ? scope : scope.page());

/** Waits until the shield against a double press no longer lies over the place of the last press. */
export const untilUnshielded = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.getElementsByClassName('press-shield').length)).toBe(0);

/** Waits until no part of the page is busy any more, and a press meets what is seen. */
export async function untilWhole(page: Page, screen?: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), screen).toHaveCount(0);
  await untilUnshielded(page);
}

/** Venues of a list or a row: links that are headed by a name. */
export const venueCards = (scope: Scope): Locator =>
  scope.getByRole('link').filter({ has: pageOf(scope).getByRole('heading') });

/** Brands of a list. */
export const brandLinks = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('link');

/** Dishes on a menu, or on a part of it: articles that are headed by a name, which the offers beside them are not. */
export const dishes = (scope: Scope): Locator =>
  scope.getByRole('article').filter({ has: pageOf(scope).getByRole('heading', { level: 3 }) });

/** Links of dishes on a menu, or on a part of it; each opens its dish. */
export const dishLinks = (scope: Scope): Locator => dishes(scope).getByRole('link');

/** The plus of a dish that needs no choice and is not in the cart yet. */
export const plusButtons = (scope: Scope, t: Translator): Locator =>
  scope.getByRole('button', { name: textLike(t('menu.add', { name: ANY })) });

/** The button of a dish of which something has to be chosen. */
export const chooseButtons = (page: Page, t: Translator): Locator =>
  page.getByRole('button', { name: textLike(t('menu.choose', { name: ANY })) });

/** The plus buttons that say how many pieces are in the cart. */
export const plusButtonsInCart = (page: Page, t: Translator): Locator =>
  page.getByRole('button', { name: textLike(t('menu.addMore', { name: ANY, count: ANY })) });

/** The sizes and the additives of an opened dish: groups of radios, checkboxes or counters. */
export function choiceGroups(dialog: Locator): Locator {
  const page = dialog.page();
  const options = page.getByRole('radio').or(page.getByRole('checkbox')).or(page.getByRole('group'));
  return dialog.getByRole('group').filter({ has: options });
}

/** Groups of additives that still need a choice, by the texts beside their names. */
export function askingGroups(dialog: Locator, t: Translator): Locator {
  const shownTexts = [1, 2, 3].flatMap((count) => [
    t('menu.chooseExactly', { count }),
    t('menu.chooseSome', { count }),
  ]);
  return dialog.getByRole('group', { name: new RegExp(shownTexts.map(escape).join('|')) });
}

/** Lines of the cart: list items that are headed by the name of a dish. */
export const cartLines = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** The counter of the only line of the cart. */
export const lineCounter = (page: Page): Locator => cartLines(page).getByRole('group');

/** The parts of the cart's sum. */
export const cartSum = (page: Page, t: Translator): Locator =>
  page.getByRole('group').filter({ has: page.getByText(t('cart.why')) });

/** The link to the cart over a menu on a phone, which begins with the number of pieces. */
export const cartBar = (page: Page, t: Translator): Locator =>
  page.getByRole('link', { name: new RegExp(`^\\d+\\s*${escape(t('menu.cart'))}`) });

/** The bonuses in the header of a signed-in diner. */
export const balance = (page: Page, t: Translator): Locator =>
  page.getByRole('link', { name: textLike(`${t('layout.bonuses')}: ${ANY}`) });

/** The slip of a bill, which ends with its total. */
export const billSlip = (page: Page, t: Translator): Locator =>
  page.getByRole('region').filter({ has: page.getByRole('term').filter({ hasText: t('bill.total') }) });

/** The head of the page that comes, over the page that is left: it is not read out. */
export const nextPageFrame = (page: Page) => page.locator('[data-coming]');
