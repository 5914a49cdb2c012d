import { html, Markup } from '../http/html-page';
import { textIn, type Language } from '../kernel/languages';
import { TEXTS } from './texts';

/** The app's methods, and their effects besides refusing. */
const METHODS = [
  ['authorizeByCode', []],
  ['authorizeSimply', []],
  ['pay', ['closed', 'pretended']],
  ['scanQr', []],
  ['scanBarcode', []],
  ['geo', []],
  ['camera', []],
  ['haptic', []],
  ['clearCache', []],
  ['backToApp', []],
  ['setBackHandler', []],
  ['hello', []],
] as const;
const USUAL = ['success', 'ask', 'garbage', 'twice', 'foreign', 'held', 'absent'] as const;
const REFUSALS = ['DISMISSED', 'DENIED', 'FAILED', 'NOT_SUPPORTED'] as const;
const EVENTS = ['resume', 'signedOut', 'themeLight', 'themeDark', 'insets', 'noInsets'] as const;
const TRANSPORTS = ['frame', 'react-native', 'ios', 'android'] as const;

export interface ShellView {
  language: Language;
  /** Where the app is opened, and the origin that it is heard from. */
  address: string;
  theme: 'light' | 'dark' | null;
  transport: string;
  /** The first state of the controls, by the name of each. */
  chosen: Record<string, string>;
}

export function shellPage({ language, address, theme, transport, chosen }: ShellView): string {
  const say = (key: keyof typeof TEXTS) => textIn(language, TEXTS[key]);
  const joined = (parts: readonly Markup[]) => new Markup(parts.map(({ text }) => text).join(''));
  const option = (value: string, label: string, isChosen: boolean) =>
    html`<option value="${value}" ${isChosen ? new Markup('selected') : null}>${label}</option>`;
  const row = ([method, more]: (typeof METHODS)[number]) =>
    html`<label
      ><code>${method}</code
      ><select name="${method}">
        ${joined([...USUAL, ...more].map((value) => option(value, say(value), chosen[method] === value)))}
        ${joined(REFUSALS.map((code) => option(code, code, chosen[method] === code)))}
      </select></label
    >`;
  const field = (name: 'delay' | 'scanned' | 'format', value: string) =>
    html`<label><span>${say(name)}</span><input name="${name}" value="${chosen[name] ?? value}" /></label>`;
  return html`<!doctype html>
    <html lang="${language}" ${theme ? new Markup(`data-theme="${theme}"`) : null}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>${say('name')}</title>
        <link rel="stylesheet" href="/shell/shell.css" />
        <script type="module" src="/shell/shell.mjs"></script>
      </head>
      <body data-transport="${transport}">
        <main>
          <header>
            <button type="button" class="round" id="back" aria-label="${say('back')}">←</button>
            <h1>${say('name')}</h1>
            <button type="button" class="quiet" id="open-controls">${say('open')}</button>
          </header>
          <iframe
            id="app"
            title="${say('frame')}"
            data-address="${address}"
            allow="camera; geolocation; clipboard-write; web-share"
          ></iframe>
          <div id="away" role="status" hidden>
            <p>${say('away')}</p>
            <button type="button" class="main" id="again">${say('again')}</button>
          </div>
        </main>
        <aside aria-label="${say('controls')}">
          <div class="head">
            <h2>${say('controls')}</h2>
            <button type="button" class="round" id="close-controls" aria-label="${say('close')}">×</button>
          </div>
          <h3>${say('events')}</h3>
          <div class="buttons">
            ${joined(EVENTS.map((name) => html`<button type="button" data-event="${name}">${say(name)}</button>`))}
            <button type="button" id="release">${say('release')}</button>
            <button type="button" id="die">${say('die')}</button>
          </div>
          <form id="answers">
            <h3>${say('answers')}</h3>
            ${joined(METHODS.map(row))} ${field('delay', '0')} ${field('scanned', '')}
            ${field('format', 'ean_13')}
          </form>
          <form id="transport">
            <h3>${say('transport')}</h3>
            <label
              ><span>${say('transport')}</span
              ><select name="transport">
                ${joined(TRANSPORTS.map((name) => option(name, name, name === transport)))}
              </select></label
            >
            ${transport === 'frame' ? null : html`<p>${say('injected')}</p>`}
          </form>
          <h3>${say('log')}</h3>
          <ol id="log" tabindex="0" aria-label="${say('log')}"></ol>
        </aside>
        <dialog id="question" aria-labelledby="question-title">
          <h2 id="question-title">${say('question')}</h2>
          <p><code></code></p>
          <form method="dialog">
            <button class="main" value="yes">${say('yes')}</button>
            <button class="quiet" value="no">${say('no')}</button>
          </form>
        </dialog>
      </body>
    </html>`.text;
}
