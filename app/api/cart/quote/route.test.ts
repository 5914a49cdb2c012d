/** @jest-environment node */
import { NextRequest } from 'next/server';
import { LINE, PATHS, startQuoting, type Quoting } from '@/lib/cart/test-quoting';

let testbed: Quoting;
let POST: typeof import('./route').POST;
beforeAll(async () => {
  testbed = await startQuoting();
  ({ POST } = await import('./route'));
});
afterAll(() => testbed.platform.close());
beforeEach(() => {
  testbed.startOver();
  testbed.platform.answer(
    { json: { data: { services: [1], brand_id: 51, analytics: null } } },
    '/takeaway/v1/custom-configs/aq-site',
  );
  testbed.platform.answer(
    { json: { data: { services: [], brand_id: null, analytics: null, town_ids: [99] } } },
    '/takeaway/v1/custom-configs/far-towns',
  );
});

async function send(site: string, service: string) {
  const request = new NextRequest('http://app.test/api/cart/quote', {
    method: 'POST',
    headers: { 'x-site': site, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ venueId: 3107, lines: [LINE], service }),
  });
  return (await POST(request, { params: Promise.resolve({}) })).status;
}

describe('a quote for a brand’s own site', () => {
  test.each([
    ['kz-ru-web~aq-site', 'takeaway', 200],
    ['kz-ru-web~aq-site', 'express', 404],
    ['kz-ru-web', 'express', 200],
    ['kz-ru-webview', 'delivery', 404],
    // Of other towns alone (HOST-07).
    ['kz-ru-webview~far-towns', 'takeaway', 404],
  ])('a quote for a brand’s own site through %s for %s is answered %i', async (site, service, status) => {
    expect(await send(site, service)).toBe(status);
  });

  test('requests the venue’s card with the brand', async () => {
    await send('kz-ru-web~aq-site', 'takeaway');
    expect(testbed.platform.calls.find(({ path }) => path === PATHS.card)?.query).toContain('brand_id=51');
  });
});
