import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decodeEscPos } from '../domain/printing/decode-escpos';
import { drawPaper } from '../domain/printing/draw-paper';
import type { PrintedJob } from '../domain/printing/printer-sink';
import { readLanguage, textIn, type Language } from '../kernel/languages';
import { html, Markup, sendPage } from './html-page';
import type { Sandbox } from './operation';

/* The output of the sandbox's printer, as pictures of its paper. The sandbox's own, no call of the contract. */

const languageQuery = z.object({ lang: z.string().optional().catch(undefined) });

const TITLE = { kk: 'Принтер', ru: 'Принтер', en: 'Printer', ka: 'პრინტერი' };
const NONE = {
  kk: 'Әзірге ештеңе басылған жоқ.',
  ru: 'Пока ничего не напечатано.',
  en: 'Nothing has been printed yet.',
  ka: 'ჯერ არაფერი დაბეჭდილა.',
};
const BROKEN = {
  kk: 'Байланыс ортасында үзілді',
  ru: 'Связь прервалась посередине',
  en: 'The connection broke off in the middle',
  ka: 'კავშირი შუაში გაწყდა',
};

const STYLE = new Markup(`
body{margin:0;padding:1.5rem;font:400 .875rem/1.4 system-ui,sans-serif;color:#241915;background:#d9cec3}
h1{font-size:1.25rem;margin:0 0 1rem}ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}
li{display:grid;gap:.5rem}svg{width:auto;max-width:100%;height:auto;display:block;box-shadow:0 2px 12px rgb(36 25 21/.3)}
p{margin:0}.error{color:#8f1c0a;font-weight:600}time{color:#5a4d45}`);

async function jobItem({ id, bytes, receivedAt, isBroken }: PrintedJob, language: Language): Promise<string> {
  // Written by drawPaper alone, which escapes the texts.
  const paper = new Markup(await drawPaper(decodeEscPos(bytes)));
  const broken = isBroken ? html`<p class="error">${textIn(language, BROKEN)}</p>` : null;
  return html`<li data-job="${id}">
    <time>${receivedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC · ${bytes.length} B</time>
    ${broken}${paper}
  </li>`.text;
}

/** Puts the printed paper on the server. */
export function registerPrintedJobs(app: FastifyInstance, { printer }: Sandbox): void {
  app.get('/printer', async (request, reply) => {
    const language = readLanguage(languageQuery.parse(request.query).lang);
    const items = await Promise.all(printer.list().map((job) => jobItem(job, language)));
    const list =
      items.length === 0
        ? html`<p>${textIn(language, NONE)}</p>`
        : html`<ul>
            ${new Markup(items.join(''))}
          </ul>`;
    const content = html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <title>${textIn(language, TITLE)}</title>
          <style>
            ${STYLE}
          </style>
        </head>
        <body>
          <h1>${textIn(language, TITLE)}</h1>
          ${list}
        </body>
      </html>`;
    return sendPage(reply, 200, content.text, ['data:']);
  });
}
