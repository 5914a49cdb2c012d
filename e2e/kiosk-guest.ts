import { expect, type Page } from '@playwright/test';
import { VENUES } from './environment';
import { dishes, plusButtons } from './screen';
import { texts, type Language } from './texts';

const SITES: Record<Language, { country: string; venueId: number }> = {
  ru: { country: 'kz', venueId: VENUES.almaty },
  kk: { country: 'kz', venueId: VENUES.almaty },
  en: { country: 'kz', venueId: VENUES.almaty },
  ka: { country: 'ge', venueId: VENUES.tbilisi },
};

/** What a guest does at a kiosk, in the texts of its language. */
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
    const { country, venueId } = SITES[this.language];
    await this.page.goto(
      `/kiosk?filial_id=${venueId}&source=TABLET&country=${country}&language=${this.language}`,
    );
    await expect(this.page.getByRole('heading', { name: this.t('kiosk.startTitle') })).toBeVisible();
  }

  button(key: 'express' | 'takeaway' | 'pay_cash' | 'pay_online') {
    return this.page.getByRole('button', { name: this.t(`kiosk.${key}`), exact: true });
  }

  begin(service: 'express' | 'takeaway' = 'takeaway') {
    return this.button(service).click();
  }

  /** One press of the plus of a dish that needs no choice, has no promotion and no age. */
  async addDish(): Promise<void> {
    const plain = dishes(this.page)
      .filter({ hasNotText: this.t('menu.oldPrice') })
      .filter({ hasNotText: /\d\+/ });
    await plusButtons(plain, this.t).first().click();
    const order = this.page.getByRole('list', { name: this.t('kiosk.order'), exact: true });
    await expect(order.getByRole('listitem')).toHaveCount(1);
  }

  /** The button of the bar that leads on; its label ends with the sum. */
  async goOn(to: 'review' | 'toPayment'): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(this.t(`kiosk.${to}`)) }).click();
  }
}
