/** @jest-environment node */
import { answered, beginRequest, curlOf, requestTone, tookMs, type SentRequest } from './logged-request';
import { MASK } from './masking';

const BEGIN = new Date('2026-11-24T10:00:00.000Z');
const SENT: SentRequest = {
  url: '/api/orders?page=2&token=abc',
  base: 'https://app.kz/',
  method: 'post',
  headers: [
    ['Content-Type', 'application/json'],
    ['X-Site', 'kz-ru-webview'],
    ['X-Sign-In-Id', 'abcdef'],
  ],
  body: { text: '{"count":2,"customerName":"Aigerim","comment":"it’s 5"}', type: 'application/json' },
};

// Holds DBG-04 to DBG-06.
test('a request is pending with ten members, and an answer adds three of them', () => {
  const pending = beginRequest('7', SENT, BEGIN);
  expect(pending).toEqual({
    id: '7',
    url: 'https://app.kz/api/orders',
    params: { page: '2', token: MASK },
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-site': 'kz-ru-webview', 'x-sign-in-id': MASK },
    body: `{"count":2,"customerName":"${MASK}","comment":"${MASK}"}`,
    startDate: '2026-11-24T10:00:00.000Z',
    endDate: null,
    statusCode: null,
    response: null,
  });
  expect([requestTone(pending), tookMs(pending)]).toEqual(['pending', null]);
  const body = { text: '{"id":5,"phone":"+77011234567"}', type: 'application/json' };
  const part = answered(201, body, new Date(BEGIN.getTime() + 350));
  expect(part).toEqual({
    endDate: '2026-11-24T10:00:00.350Z',
    statusCode: 201,
    response: `{"id":5,"phone":"${MASK}"}`,
  });
  expect(tookMs({ ...pending, ...part })).toBe(350);
});

// Holds DBG-07.
test.each([
  [null, 'pending'],
  [100, 'info'],
  [199, 'info'],
  [200, 'success'],
  [299, 'success'],
  [301, 'redirect'],
  [399, 'redirect'],
  [400, 'error'],
  [404, 'error'],
  [500, 'error'],
  [599, 'error'],
  [0, 'error'],
])('a request of status %s is %s', (statusCode, tone) => {
  expect(requestTone({ statusCode })).toBe(tone);
});

describe('a request as a command', () => {
  test('has what is known of it, and no secret', () => {
    expect(curlOf(beginRequest('1', SENT, BEGIN))).toBe(
      [
        `curl -X POST 'https://app.kz/api/orders?page=2&token=${encodeURIComponent(MASK)}'`,
        `-H 'content-type: application/json'`,
        `-H 'x-site: kz-ru-webview'`,
        `--data-raw '{"count":2,"customerName":"${MASK}","comment":"${MASK}"}'`,
      ].join(' \\\n  '),
    );
  });

  test('runs nothing that stood in the request', () => {
    const text = curlOf(
      beginRequest(
        '1',
        {
          url: "/a?q='$(id)'",
          base: 'https://app.kz',
          method: 'GET;id',
          headers: [['accept', "'; id; '"]],
          body: { text: `{"n":"'; id; '"}`, type: 'application/json' },
        },
        BEGIN,
      ),
    );
    expect(text).toBe(
      [
        `curl -X GET 'https://app.kz/a?q=%27%24%28id%29%27'`,
        String.raw`-H 'accept: '\''; id; '\'''`,
        String.raw`--data-raw '{"n":"'\''; id; '\''"}'`,
      ].join(' \\\n  '),
    );
  });
});
