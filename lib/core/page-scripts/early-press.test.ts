import { turns } from '@/lib/core/concurrency/test-turns';
import { EARLY_PRESS, LISTENING, LIVE } from './early-press.mjs';

const say = (what: string) => window.dispatchEvent(new Event(what));
/** The page listens and its effects have run. */
const comeAlive = () => {
  say(LISTENING);
  say(LIVE);
};

/** A page of the server with a button, and how often that was pressed once the page listened. */
async function pressed(before: (button: HTMLButtonElement) => void): Promise<number> {
  document.body.innerHTML = '<button type="button">Отменить</button>';
  const [button] = document.getElementsByTagName('button');
  if (!button) throw new Error('There is no button.');
  (0, eval)(EARLY_PRESS);
  before(button);
  let count = 0;
  button.addEventListener('click', () => (count += 1));
  comeAlive();
  await turns();
  return count;
}

/** A form of the server with a field and this ending, and how often it was submitted once the page listened. */
async function submitted(ending: string, before: (form: HTMLFormElement) => void) {
  document.body.innerHTML = `<form><input name="town">${ending}</form>`;
  const [form] = document.getElementsByTagName('form');
  if (!form) throw new Error('There is no form.');
  (0, eval)(EARLY_PRESS);
  // The browser's own default action: jsdom leaves no page.
  let hasLeft = false;
  const leave = (event: Event) => {
    hasLeft ||= !event.defaultPrevented;
    event.preventDefault();
  };
  form.addEventListener('submit', leave);
  before(form);
  form.removeEventListener('submit', leave);
  const count = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', count);
  comeAlive();
  await turns();
  return { afterwards: count.mock.calls.length, hasLeft };
}

// Holds LAY-36.
describe('a form of a page that does not listen yet', () => {
  const BUTTON = '<button type="submit">Найти</button>';

  test.each([
    ['its button', BUTTON, (form: HTMLFormElement) => form.querySelector('button')?.click()],
    ['Enter', '', (form: HTMLFormElement) => form.requestSubmit()],
  ])('is submitted once when it does, by %s, and the page stays', async (_way, ending, press) => {
    await expect(
      submitted(ending, (form) => {
        press(form);
        press(form);
      }),
    ).resolves.toEqual({ afterwards: 1, hasLeft: false });
  });

  test('a form with an address of its own is left to the browser until its page listens', async () => {
    await expect(
      submitted(BUTTON, (form) => {
        form.action = '/search';
        form.querySelector('button')?.click();
      }),
    ).resolves.toEqual({ afterwards: 0, hasLeft: true });
  });

  test('is not submitted again where the page has taken the press already', async () => {
    const { afterwards } = await submitted(BUTTON, (form) => {
      say(LISTENING);
      form.querySelector('button')?.click();
    });
    expect(afterwards).toBe(0);
  });
});

describe('a button of a page that does not listen yet', () => {
  test('is pressed once when it does, however often it was pressed', async () => {
    expect(
      await pressed((button) => {
        button.click();
        button.click();
      }),
    ).toBe(1);
  });

  test('looks busy from the press until the page answers it, and no other does', async () => {
    const checks: unknown[] = [];
    await pressed((button) => {
      const other = document.body.appendChild(document.createElement('button'));
      other.click();
      button.click();
      checks.push(other.ariaBusy, button.ariaBusy);
      button.addEventListener('click', () => checks.push(button.ariaBusy), { once: true });
    });
    expect(checks).toEqual([null, 'true', null]);
  });

  test('a button that was not pressed before its page listens is left alone', async () => {
    expect(await pressed(() => undefined)).toBe(0);
  });

  test('a button that is gone once its page listens is not pressed', async () => {
    expect(
      await pressed((button) => {
        button.click();
        button.remove();
      }),
    ).toBe(0);
  });

  test('is not pressed again where the page listened already, before its effects', async () => {
    expect(
      await pressed((button) => {
        say(LISTENING);
        button.click();
      }),
    ).toBe(0);
  });

  test('is not pressed again where its press has had the page listen', async () => {
    expect(
      await pressed((button) => {
        document.addEventListener('click', () => say(LISTENING), { capture: true, once: true });
        button.click();
      }),
    ).toBe(0);
  });

  test('is pressed where something kept the press from the page', async () => {
    const stop = (event: Event) => event.stopPropagation();
    expect(
      await pressed((button) => {
        document.addEventListener('click', stop, { capture: true, once: true });
        button.click();
      }),
    ).toBe(1);
  });

  test('is pressed as usual later', async () => {
    await pressed(() => undefined);
    const [button] = document.getElementsByTagName('button');
    let count = 0;
    button?.addEventListener('click', () => (count += 1));
    button?.click();
    await turns();
    expect(count).toBe(1);
  });
});
