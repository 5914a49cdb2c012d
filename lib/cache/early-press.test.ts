import { EARLY_PRESS } from './early-press.mjs';

const MARK = '_reactListening1';
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A page of the server with a button, and how often that was pressed once the page listened. */
async function pressed(before: (button: HTMLButtonElement) => void): Promise<number> {
  document.body.innerHTML = '<button type="button">Отменить</button>';
  const [button] = document.getElementsByTagName('button');
  if (!button) throw new Error('There is no button.');
  (0, eval)(EARLY_PRESS);
  before(button);
  let count = 0;
  button.addEventListener('click', () => (count += 1));
  window.dispatchEvent(new Event('live'));
  await turn();
  return count;
}

afterEach(() => {
  Reflect.deleteProperty(document, MARK);
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

  test('that was not pressed is left alone', async () => {
    expect(await pressed(() => undefined)).toBe(0);
  });

  test('that is gone by then is not pressed', async () => {
    expect(
      await pressed((button) => {
        button.click();
        button.remove();
      }),
    ).toBe(0);
  });

  test('is left to React where that has taken the press', async () => {
    Object.assign(document, { [MARK]: true });
    expect(await pressed((button) => button.click())).toBe(0);
  });

  test('is pressed where React listened and could not take the press', async () => {
    Object.assign(document, { [MARK]: true });
    const stop = (event: Event) => event.stopPropagation();
    document.addEventListener('click', stop, true);
    const count = await pressed((button) => {
      button.click();
      document.removeEventListener('click', stop, true);
    });
    expect(count).toBe(1);
  });

  test('is pressed as usual later', async () => {
    await pressed(() => undefined);
    const [button] = document.getElementsByTagName('button');
    let count = 0;
    button?.addEventListener('click', () => (count += 1));
    button?.click();
    await turn();
    expect(count).toBe(1);
  });
});
