import { expect, type Page } from '@playwright/test';
import { SANDBOX_URL, VENUES } from './environment';
import { dishes, plusButtons } from './screen';
import { texts, type Language } from './texts';

const SITES: Record<Language, { country: string; venueId: number }> = {
  ru: { country: 'kz', venueId: VENUES.almaty },
  kk: { country: 'kz', venueId: VENUES.almaty },
  en: { country: 'kz', venueId: VENUES.almaty },
  ka: { country: 'ge', venueId: VENUES.tbilisi },
};

/** The address that a tablet is given, and opens whenever it is started. */
export const tabletAddress = (language: Language) => {
  const { country, venueId } = SITES[language];
  return `/kiosk?filial_id=${venueId}&source=TABLET&country=${country}&language=${language}`;
};

/** The actions of a guest at a kiosk, in the texts of its language. */
export class Guest {
  readonly t: ReturnType<typeof texts>;
  readonly venueId: number;

  constructor(
    readonly page: Page,
    readonly language: Language = 'ru',
  ) {
    this.t = texts(language);
    this.venueId = SITES[language].venueId;
  }

  async open(): Promise<void> {
    await this.page.goto(tabletAddress(this.language));
    await expect(this.start()).toBeVisible();
  }

  heading(
    key: 'startTitle' | 'numberTitle' | 'askTitle' | 'unpaidTitle' | 'unknownTitle' | 'unreachableTitle',
  ) {
    return this.page.getByRole('heading', { name: this.t(`kiosk.${key}`), exact: true });
  }

  start() {
    return this.heading('startTitle');
  }

  button(key: 'express' | 'takeaway' | 'pay_cash' | 'pay_online' | 'pay_kaspi' | 'cancel' | 'leaveUnpaid') {
    return this.page.getByRole('button', { name: this.t(`kiosk.${key}`), exact: true });
  }

  begin(service: 'express' | 'takeaway' = 'takeaway') {
    return this.button(service).click();
  }

  /** Dishes that need no choice, have no promotion and no age. */
  plainDishes() {
    return dishes(this.page)
      .filter({ hasNotText: this.t('menu.oldPrice') })
      .filter({ hasNotText: /\d\+/ });
  }

  /** The lines of the order that the menu's bar shows. */
  lines() {
    return this.page.getByRole('list', { name: this.t('kiosk.order'), exact: true }).getByRole('listitem');
  }

  /** One press of the plus of a dish. */
  async addDish(): Promise<void> {
    await plusButtons(this.plainDishes(), this.t).first().click();
    await expect(this.lines()).toHaveCount(1);
  }

  /** The button of the bar that leads on; its label ends with the sum. */
  onward(to: 'review' | 'toPayment') {
    return this.page.getByRole('button', { name: new RegExp(this.t(`kiosk.${to}`)) });
  }

  async goOn(to: 'review' | 'toPayment'): Promise<void> {
    await this.onward(to).click();
  }

  nameField() {
    return this.page.getByRole('textbox', { name: this.t('kiosk.guestName'), exact: true });
  }

  /** From the start to the ways to pay, with one dish. */
  async toPayment(service: 'express' | 'takeaway' = 'takeaway'): Promise<void> {
    await this.begin(service);
    await this.addDish();
    await this.goOn('review');
    await this.goOn('toPayment');
    await expect(this.button('pay_cash')).toBeVisible();
  }

  number(number: string) {
    // The slip for the printer has it as well.
    return this.page.getByRole('main').getByText(number, { exact: true });
  }

  newOrder() {
    return this.page.getByRole('button', { name: new RegExp(`^${this.t('kiosk.newOrder')}`) });
  }
}

/** The kitchen's board of a venue: number and name of each order. */
export async function kitchenBoard(venueId: number): Promise<{ number: string; name: string | null }[]> {
  const page = await (await fetch(`${SANDBOX_URL}/kitchen/${venueId}?lang=en`)).text();
  return [...page.matchAll(/<li data-order="\d+">[\s\S]*?<\/header>[\s\S]*?<\/p>/g)].map(([card]) => ({
    number: /class="number">([^<]+)</.exec(card)?.[1] ?? '',
    name: /<b>([^<]+)<\/b>/.exec(card)?.[1] ?? null,
  }));
}
