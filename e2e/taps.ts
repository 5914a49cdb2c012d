import { expect, type Locator } from '@playwright/test';

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
}
