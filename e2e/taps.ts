import { expect, test, type Locator, type Page } from '@playwright/test';
import { DEMO } from './environment';

/** Counts what a diner presses on the way to an order; what is typed into a field that has the focus costs no press. */
export class Taps {
  count = 0;

  async tap(what: Locator): Promise<void> {
    this.count += 1;
    await what.click();
  }

  /** Types into a field, which is pressed first where it does not have the focus. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeVisible();
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await field.fill(text);
  }

  /** Asserts a count of taps and reports it. @param most the promised measure (CHK-25, BILL-21) */
  expectCount(count: number, most: number): void {
    process.stdout.write(`Taps: ${this.count} of at most ${most}. ${test.info().title}\n`);
    expect(this.count).toBe(count);
    expect(count).toBeLessThanOrEqual(most);
  }
}

/** The provider's pages, with the demo's phone and code. */
export async function signIn(page: Page, taps: Taps): Promise<void> {
  await taps.type(page.locator('input[name="phone"]'), DEMO.kz);
  await taps.tap(page.locator('button[type="submit"]:not([name="refuse"])'));
  // Its last digit sends it.
  await taps.type(page.locator('input[name="code"]'), DEMO.code);
}
