/** @jest-environment node */
import {
  audienceOf,
  EVERYBODY,
  cachedAtMs,
  cachedBytes,
  pageWithMoment,
  siteOfPage,
  toCached,
} from './cached-response';

const page = () =>
  new Response('<!DOCTYPE html><html lang="kk"><body>Мәзір</body></html>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'self'" },
  });

describe('a cached answer', () => {
  test('tells its moment, its size, whose it is and its variant, and is else as it came', async () => {
    const answer = await toCached(page(), { owner: 'sign-in-1', variant: 'lang=kk' }, 5000);
    expect(cachedAtMs(answer)).toBe(5000);
    expect(audienceOf(answer)).toEqual({ owner: 'sign-in-1', variant: 'lang=kk' });
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    const body = await page().arrayBuffer();
    expect(cachedBytes(answer)).toBe(body.byteLength);
    expect(await answer.text()).toBe(await page().text());
  });

  // Holds TIME-11.
  test('says no moment of its own: it would be taken for that of the day it is read', async () => {
    const response = new Response('', { headers: { 'Server-Timing': 'now;dur=1773223200' } });
    expect((await toCached(response, EVERYBODY, 5000)).headers.has('Server-Timing')).toBe(false);
  });

  test('shared by all visitors has no owner', async () => {
    expect(audienceOf(await toCached(page(), EVERYBODY, 5000))).toEqual(EVERYBODY);
  });

  // Holds OFF-03.
  test('shows its moment as a page', async () => {
    const marked = await pageWithMoment(await toCached(page(), EVERYBODY, 5000));
    expect(await marked.text()).toContain('<html data-cached-at="5000" lang="kk">');
    expect(marked.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  });

  test('names the site that the page was made for, and can be read after that', async () => {
    const response = new Response('<html lang="kk" data-site="kz-kk-web-delivery"><body>Мәзір</body></html>');
    expect(await siteOfPage(response)).toBe('kz-kk-web-delivery');
    expect(await response.text()).toContain('Мәзір');
    expect(await siteOfPage(page())).toBeNull();
  });

  test('a cached answer of another maker has no moment', () => {
    expect([cachedAtMs(new Response('')), cachedBytes(new Response(''))]).toEqual([0, 0]);
  });
});
