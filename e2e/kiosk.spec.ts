import { expect, test, type Page } from './test';
import { VENUES } from './environment';
import { findings } from './axe';
import { sandbox } from './sandbox';
import { dishes, plusButtons } from './screen';
import { texts, type Language } from './texts';

test.beforeEach(() => sandbox.reset());

const SCREENS = [
  { name: 'upright', viewport: { width: 1080, height: 1920 } },
  { name: 'across', viewport: { width: 1280, height: 800 } },
] as const;
const SITES: Record<Language, { country: string; venueId: number }> = {
  ru: { country: 'kz', venueId: VENUES.almaty },
  kk: { country: 'kz', venueId: VENUES.almaty },
  en: { country: 'kz', venueId: VENUES.almaty },
  ka: { country: 'ge', venueId: VENUES.tbilisi },
};

/** What a guest does at a kiosk, in the texts of its language. */
class Guest {
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

for (const { name, viewport } of SCREENS)
  for (const language of ['ru', 'kk', 'ka', 'en'] as const)
    // Holds KIOSK-02, KIOSK-03, KIOSK-05, KIOSK-10.
    test(`a guest at a kiosk that stands ${name} orders a dish in ${language} with five touches, and every screen is accessible`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const guest = new Guest(page, language);
      await guest.open();
      expect(await findings(page)).toEqual([]);
      await guest.begin();
      await guest.addDish();
      expect(await findings(page)).toEqual([]);
      await guest.goOn('review');
      await expect(page.getByRole('heading', { level: 1, name: guest.t('kiosk.order') })).toBeAttached();
      expect(await findings(page)).toEqual([]);
      await guest.goOn('toPayment');
      await expect(guest.button('pay_cash')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await guest.button('pay_cash').click();
      await expect(page.getByRole('heading', { name: guest.t('kiosk.numberTitle') })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      const orders = await sandbox.orders();
      expect(orders).toHaveLength(1);
      await expect(page.getByText(orders[0]?.number ?? '', { exact: true })).toBeVisible();

      await page.getByRole('button', { name: guest.t('kiosk.newOrder') }).click();
      // The next guest finds the kiosk's own language.
      const own = texts(language === 'ka' ? 'ka' : 'kk');
      await expect(page.getByRole('heading', { name: own('kiosk.startTitle') })).toBeVisible();
    });
