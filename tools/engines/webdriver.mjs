/* A client of W3C WebDriver, as far as the scenarios need it. https://www.w3.org/TR/webdriver2/ */

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ANSWERED_MS = 60_000;

/** What a browser's driver answers in place of a value. `error` is the name that the standard gives it. */
export class WebDriverError extends Error {
  constructor({ error, message }) {
    super(`${error}: ${message.split('\n')[0]}`);
    this.error = error;
  }
}

/**
 * Opens a browser at its driver.
 * @param driver where the driver answers
 * @param capabilities what the browser has to be
 * @returns its commands
 * @throws WebDriverError where the driver refuses one
 */
export async function openSession(driver, capabilities) {
  const call = async (method, path, body) => {
    const answer = await fetch(`${driver}/session${path}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      signal: AbortSignal.timeout(ANSWERED_MS),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new WebDriverError(value);
    return value;
  };
  const opened = await call('POST', '', { capabilities: { alwaysMatch: capabilities } });
  const ask = (method, path, body) => call(method, `/${opened.sessionId}${path}`, body);
  return {
    capabilities: opened.capabilities,
    goto: (url) => ask('POST', '/url', { url }),
    back: () => ask('POST', '/back'),
    reload: () => ask('POST', '/refresh'),
    /** The value of an expression in the page. */
    evaluate: (expression) => ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    /** The id of the element that an expression is; null where it is none. */
    element: async (expression) => {
      const value = await ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
      return value?.[ELEMENT] ?? null;
    },
    click: (element) => ask('POST', `/element/${element}/click`),
    clear: (element) => ask('POST', `/element/${element}/clear`),
    type: (element, text) => ask('POST', `/element/${element}/value`, { text }),
    /** From here on in the frame that the element is; in the whole page where none is named. */
    enter: (element) => ask('POST', '/frame', { id: element ? { [ELEMENT]: element } : null }),
    resize: (size) => ask('POST', '/window/rect', { x: 0, y: 0, ...size }),
    /** The screen as PNG. */
    picture: async () => Buffer.from(await ask('GET', '/screenshot'), 'base64'),
    close: () => ask('DELETE', ''),
  };
}
