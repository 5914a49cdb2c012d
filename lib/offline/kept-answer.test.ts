/** @jest-environment node */
import { keptAtMs, keptBytes, markedPage, ownerOf, toKept } from './kept-answer';

const page = () =>
  new Response('<!DOCTYPE html><html lang="kk"><body>Мәзір</body></html>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'self'" },
  });

describe('a kept answer', () => {
  test('tells its moment, its size and whose it is, and is else as it came', async () => {
    const answer = await toKept(page(), 'sign-in-1', 5000);
    expect([keptAtMs(answer), ownerOf(answer)]).toEqual([5000, 'sign-in-1']);
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    const body = await page().arrayBuffer();
    expect(keptBytes(answer)).toBe(body.byteLength);
    expect(await answer.text()).toBe(await page().text());
  });

  test('that is the same for everybody is of nobody', async () => {
    expect(ownerOf(await toKept(page(), null, 5000))).toBeNull();
  });

  // Holds OFF-03.
  test('shows its moment as a page', async () => {
    const marked = await markedPage(await toKept(page(), null, 5000));
    expect(await marked.text()).toContain('<html data-kept-at="5000" lang="kk">');
    expect(marked.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  });

  test('of another maker has no moment', () => {
    expect([keptAtMs(new Response('')), keptBytes(new Response(''))]).toEqual([0, 0]);
  });
});
