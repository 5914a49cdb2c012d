/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scriptHash } from '@/lib/core/security/content-security-policy.mjs';
import { recordTo, type Telemetry } from '@/lib/core/telemetry/telemetry.server';
import { finishPage } from './finish-page';
import { pageData } from './page-data.mjs';
import { withStaticHtml } from './static-content.mjs';
import { recordedPage, writeManifest } from './test-fixtures';

const PAGE = recordedPage();
const INNER_PATH = '/kz-ru-web/filials/3107/details';
const sheet = /href="\/_next\/(static\/chunks\/[^"]+\.css)"/.exec(PAGE)?.[1] ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'finish-page-'));

beforeAll(() => {
  mkdirSync(path.join(folder, '.next', path.dirname(sheet)), { recursive: true });
  writeFileSync(path.join(folder, '.next', sheet), 'body{margin:0}');
  writeManifest(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => recordTo(null));

function outcomesOf(html: string): Record<string, string> {
  const outcomes: Record<string, string> = {};
  recordTo({ pagePass: (pass, outcome) => void (outcomes[pass] = outcome) } as Telemetry);
  finishPage(html, INNER_PATH);
  return outcomes;
}

describe('a page as Next has written it', () => {
  test('has what each pass changes', () => {
    expect(outcomesOf(PAGE)).toEqual({
      'static-content': 'applied',
      styles: 'applied',
      font: 'applied',
      marks: 'applied',
      'next-code': 'applied',
      'deferred-files': 'applied',
    });
  });

  test('is whole, and its data is the page for the client router', () => {
    const { flight, isWhole, isBroken } = finishPage(PAGE, INNER_PATH);
    expect([isWhole, isBroken, flight]).toEqual([true, false, withStaticHtml(pageData(PAGE), PAGE)]);
    expect(flight).toMatch(/^0:\{.*\}$/m);
  });

  test('has no script that its policy does not approve', () => {
    const { html, policy } = finishPage(PAGE, INNER_PATH);
    const scripts = [...html.matchAll(/<script(?![^>]*(?: src=|type="))[^>]*>([^<]*)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(4);
    for (const [, text = ''] of scripts) expect(policy).toContain(scriptHash(text));
  });

  test('is counted as left alone by a pass that finds nothing', () => {
    expect(outcomesOf(PAGE.replace('</head>', '').replaceAll('as="font"', 'as="fetch"'))).toMatchObject({
      font: 'skipped',
      marks: 'skipped',
      'deferred-files': 'applied',
    });
  });

  test('is incomplete if a part of it comes later', () => {
    expect(finishPage(PAGE.replace('<main', '<!--$?--><main'), INNER_PATH).isWhole).toBe(false);
  });
});
