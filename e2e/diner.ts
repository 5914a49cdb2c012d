import { expect, type APIResponse, type Page } from '@playwright/test';
import { DEMO, SANDBOX_PUBLIC_URL, SANDBOX_URL } from './environment';
import { cartLines, dishes, plusButtons, plusButtonsInCart } from './screen';
import { texts, type Language } from './texts';

type Translator = ReturnType<typeof texts>;

/** The actions of a diner on the screens, in the texts of their language. */
export class Diner {
  readonly t: Translator;

  constructor(
    readonly page: Page,
    readonly country: 'kz' | 'ge',
    readonly language: Language,
  ) {
    this.t = texts(language);
  }

  private get home(): string {
    return `/?country=${this.country}&language=${this.language}`;
  }

  /** Signs out on the profile, which asks first. */
  async signOut(page = this.page): Promise<void> {
    const name = this.t('profile.signOut');
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  }

  async openHome(): Promise<void> {
    await this.page.goto(this.home);
  }

  async openVenue(venueId: number): Promise<void> {
    await this.page.goto(`/filials/${venueId}?country=${this.country}&language=${this.language}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Adds the first product without choice, promotion and age limit, with one press of its plus. */
  async addPlainProduct(): Promise<void> {
    const plain = dishes(this.page)
      .filter({ hasNotText: this.t('menu.oldPrice') })
      // An age with its plus sign.
      .filter({ hasNotText: /\d\+/ });
    await plusButtons(plain, this.t).first().click();
    await expect(plusButtonsInCart(this.page, this.t).first()).toBeVisible();
  }

  async openCart(): Promise<void> {
    await this.page.goto('/cart');
    await expect(cartLines(this.page).first()).toBeVisible();
  }

  /** Where the cart is ordered, or says why it cannot be. */
  orderDock() {
    return this.page.getByRole('region', { name: this.t('checkout.order'), exact: true });
  }

  /** The cart's one button, under what it agrees to, once no request is open any more. */
  dockButton() {
    const dock = this.orderDock();
    return dock
      .getByRole('link')
      .or(dock.getByRole('button'))
      .last()
      .and(this.page.locator(':not([aria-busy="true"])'));
  }

  /** The box of a consent that was given before; the press of Order gives the first one. */
  consent() {
    const name = this.t.markup('checkout.consent', { doc: (chunks) => chunks, offer: (chunks) => chunks });
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  orderButton() {
    return this.page.getByRole('button', { name: new RegExp(`^${this.t('checkout.order')}`) });
  }

  signInButton() {
    return this.page.getByRole('button', { name: new RegExp(`^${this.t('checkout.signInAndOrder')}`) });
  }

  /** Signs in and returns to the address, without drawing the provider's pages. */
  async signIn(returnTo = '/profile', phone: string = DEMO[this.country]): Promise<void> {
    const { request } = this.page;
    // Home sets both; no journey here looks at it.
    await request.get(this.home);
    const follow = (answer: APIResponse) => {
      const { location } = answer.headers();
      if (location === undefined) throw new Error(`the way to the sign-in is answered ${answer.status()}`);
      return location.replace(SANDBOX_PUBLIC_URL, SANDBOX_URL);
    };
    const begin = `/api/auth/sign-in?return=${encodeURIComponent(returnTo)}`;
    const send = async (address: string, form: Record<string, string>) =>
      new URL(follow(await request.post(address, { form, maxRedirects: 0 })), address).href;
    const phonePage = follow(await request.get(begin, { maxRedirects: 0 }));
    const codePage = await send(phonePage, { phone });
    await this.page.goto(await send(codePage, { code: DEMO.code }));
    await this.page.waitForURL(`**${returnTo}`);
  }

  /** On the provider's pages: phone, code, and back. */
  async passSignIn(phone: string = DEMO[this.country]): Promise<void> {
    await this.page.locator('input[name="phone"]').fill(phone);
    await this.page.locator('button[type="submit"]:not([name="refuse"])').first().click();
    // Its last digit sends it.
    await this.page.locator('input[name="code"]').fill(DEMO.code);
  }

  /** A cart with one dish, signed in: one press before ordering. */
  async readyToOrder(venueId: number): Promise<void> {
    await this.openVenue(venueId);
    await this.addPlainProduct();
    await this.openCart();
    await this.signIn('/cart');
    await expect(this.orderButton()).toBeEnabled();
  }

  async onOrderPage(): Promise<void> {
    await this.page.waitForURL(/\/typ\/\d+\/order\/\d+/);
    // The thanks stand in the place of the status at first.
    const made = this.page
      .getByText(this.t('orders.thanks'))
      .or(this.page.getByText(this.t('orders.status_accepted')));
    await expect(made.filter({ visible: true }).first()).toBeVisible();
  }
}
