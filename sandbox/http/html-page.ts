import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Text } from '../catalogue/model';
import { textIn, type Language } from '../kernel/languages';

/** Markup that is safe to put into a page: made by {@link html} only. */
export class Markup {
  constructor(readonly text: string) {}
}

function escape(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A template of a page: every value is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Markup | null)[]): Markup {
  const text = parts.reduce((page, part, index) => {
    const value = values[index - 1];
    const written =
      value instanceof Markup
        ? value.text
        : value === null || value === undefined
          ? ''
          : escape(String(value));
    return page + written + part;
  });
  return new Markup(text);
}

/** A script of ours in a page, and where a policy names it. */
export function inlineScript(code: string): { markup: Markup; source: string } {
  const hash = createHash('sha256').update(code).digest('base64');
  return { markup: new Markup(`<script>${code}</script>`), source: `'sha256-${hash}'` };
}

const STYLE = new Markup(`
:root{color-scheme:light dark;--g:#faf6f0;--c:#fff;--i:#241915;--s:#695b52;--l:#8a7c71;--d:#a3200b}
@media(prefers-color-scheme:dark){:root{--g:#16100e;--c:#211917;--i:#f8f1ea;--s:#c1b2a7;--l:#8f8076;--d:#ffa493}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--g);color:var(--i);
font:400 1rem/1.4 system-ui,sans-serif;padding:1rem}main{width:100%;max-width:24rem;background:var(--c);border-radius:1rem;
padding:1.5rem;box-shadow:0 6px 24px rgb(86 52 30/.12)}h1{font-size:1.5rem;margin:0 0 .25rem}p{margin:0 0 1rem;color:var(--s)}
label{display:block;font-size:.875rem;font-weight:500;margin-bottom:.375rem}input{width:100%;min-height:3rem;border-radius:.875rem;
border:1px solid var(--l);background:transparent;color:inherit;font:inherit;font-size:1.125rem;padding:0 .875rem;margin-bottom:1rem}
input:focus-visible,button:focus-visible{outline:2px solid #0c6a73;outline-offset:2px}
button{width:100%;min-height:3rem;border:0;border-radius:.875rem;font:inherit;font-weight:600;cursor:pointer}
input[aria-invalid=true]{border:2px solid var(--d)}#code{text-align:center;font-size:1.5rem;letter-spacing:.5em;padding-left:1.375rem}
.main{background:#bc1438;color:#fff}.quiet{background:transparent;color:inherit;margin-top:.5rem}
ul{list-style:none;margin:0 0 1rem;padding:0}li{display:grid;gap:.25rem;padding:.75rem 0;border-top:1px solid var(--l)}
li a{color:#0c6a73}li time{font-size:.875rem;color:var(--s)}
@media(prefers-color-scheme:dark){li a{color:#7fd3da}}.error{color:var(--d);font-weight:500}.hint{background:#dff0f0;color:#0a5961;border-radius:.875rem;padding:.75rem .875rem}`);

/** A page of the provider: one card in the middle. */
export function page(language: Language, title: Text, content: Markup): string {
  const name = textIn(language, title);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${name}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${name}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;
}

/** Sends an unframeable page. @param pictures allowed sources @param script allowed by the policy */
export function sendPage(
  reply: FastifyReply,
  status: number,
  content: string,
  pictures: readonly string[] = [],
  script = "'none'",
): FastifyReply {
  // Browsers ask for an icon by themselves, and Firefox calls one that is refused a script's error.
  const imageSources = ["'self'", ...pictures].join(' ');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src ${script}; style-src 'unsafe-inline'; img-src ${imageSources}; frame-ancestors 'none'; base-uri 'none'`,
    })
    .send(content);
}

/** The values of a page's form. */
export function formOf(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}
