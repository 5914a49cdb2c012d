import { DEFERRED_FILES_STARTER, withDeferredFiles } from './deferred-files.mjs';
import { withNextCode } from './next-code';
import { pageData, withPageData } from './page-data.mjs';
import { FONT_STARTER, withFontWhereCached } from './page-font.mjs';
import { FIRST_PAINT_SCRIPT, withFirstPaintScript } from '@/lib/core/page-scripts/first-paint.mjs';
import { STYLESHEET_STARTER, withInlineStyles } from './page-styles.mjs';
import { hasFailedPart, withoutStaticContent, withStaticHtml } from './static-content.mjs';
import { contentSecurityPolicy, knownScriptHashes } from '@/lib/core/security/content-security-policy.mjs';
import { scriptSourcesOf } from '@/lib/core/security/scanner-pages.mjs';
import { telemetry } from '@/lib/core/telemetry/telemetry.server';

/** The passes over a page that Next has rendered, one after another, by the name under which each is counted. */
const PASSES: Record<string, (html: string) => string> = {
  // Static HTML that stays as it is, is not sent a second time as data.
  'static-content': (html) => withPageData(html, withoutStaticContent(pageData(html))),
  styles: withInlineStyles,
  font: withFontWhereCached,
  marks: withFirstPaintScript,
  'next-code': withNextCode,
  'deferred-files': withDeferredFiles,
};
const OWN_SCRIPTS = [STYLESHEET_STARTER, FONT_STARTER, FIRST_PAINT_SCRIPT, DEFERRED_FILES_STARTER];

/** Where React puts a part that comes later: one whose code the process loads for the first time. */
const PENDING = '<!--$?-->';

interface FinishedPage {
  html: string;
  /** The same page for the client router, as Next answers its `RSC: 1`: the data of the page, with its static content as HTML. */
  flight: string;
  /** Content-Security-Policy: approves the scripts of the page by their texts. */
  policy: string;
  /** A part of it failed: the store does not store it. */
  isBroken: boolean;
  /** All of its parts stand at their places; else a script of React would put some there. */
  isWhole: boolean;
}

/** Where Next writes something else than a pass expects, the pass leaves the page as it is: that shows in how often each was of use. */
function afterPass(html: string, [name, pass]: [string, (html: string) => string]): string {
  const after = pass(html);
  telemetry()?.pagePass(name, after === html ? 'skipped' : 'applied');
  return after;
}

/** @param html a page as Next has rendered it, in one piece */
export function finishPage(html: string, innerPath: string): FinishedPage {
  const data = pageData(html);
  const finished = Object.entries(PASSES).reduce(afterPass, html);
  return {
    html: finished,
    flight: withStaticHtml(data, html),
    policy: contentSecurityPolicy([
      ...scriptSourcesOf(innerPath),
      ...knownScriptHashes(finished, OWN_SCRIPTS),
    ]),
    isBroken: hasFailedPart(data),
    isWhole: !html.includes(PENDING),
  };
}
