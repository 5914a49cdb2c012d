import { buttonOf as button, messages } from '../../cluster/diner.mjs';
import { clickOn } from '../events.mjs';
import { READY_MS } from '../wait.mjs';

const ADDRESS = '/filials/90001/fridge';
const HELD_MS = 1100;

const text = messages.lock;
const atRest = (locator) => locator.and(locator.page().locator(':not([aria-disabled="true"])'));

/** Held down, as a finger does; without asking whether it can be. */
const hold = (locator) => locator.click({ delay: HELD_MS, force: true });

export const unlock = {
  calls: '^/smart-lock/v1/open-lock$',
  requests: /^\/api\/lock\/unlock$/,
  intents: 'unlockIntents',
  isOpen: (intent) => intent.closesAtMs === null,
  async open(page, { servers }) {
    await page.goto(servers.origin + ADDRESS);
    await atRest(button(page, text.hold)).waitFor({ timeout: READY_MS });
    return button(page, text.hold);
  },
  /** Held; several times at once it is pressed only where a screen reader has to confirm. */
  async pressOn(locator, count = 1) {
    if (count === 1) return hold(locator);
    await clickOn(locator);
    return clickOn(button(locator.page(), text.confirmOpen), count);
  },
  address: ADDRESS,
  async readState(page) {
    // Also after it has shut again: the question what was taken comes.
    const isConfirmed = page
      .getByText(text.opened_fridge, { exact: true })
      .or(page.getByRole('heading', { name: text.takenTitle, exact: true }));
    if (await isConfirmed.first().isVisible()) return 'confirmed';
    const check = atRest(button(page, text.holdCheck));
    if (await check.isVisible()) await hold(check);
    const signIn = button(page, text.signInToOpen);
    if (await signIn.isVisible()) await signIn.click();
    const rest = atRest(button(page, text.hold).or(button(page, text.holdAgain)));
    return (await rest.isVisible()) ? 'pressable' : 'pending';
  },
  ledger: {
    async read(control) {
      const { openings } = await control('GET', 'lock-openings');
      return openings.map(({ key, openedAt }) => ({ id: `${key} ${openedAt}`, key }));
    },
    clear: () => undefined,
  },
};
