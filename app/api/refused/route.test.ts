/** @jest-environment node */
import { GET } from './route';

const send = (query: string) => GET(new Request(`http://app.test/api/refused${query}`));

test.each([400, 405, 414, 421])('a refusal is answered with its status %i, and not cached', (status) => {
  const answer = send(`?status=${status}`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an unknown method is answered with the allowed ones', () => {
  expect(send('?status=405').headers.get('allow')).toContain('GET, HEAD');
});

test.each(['', '?status=200', '?status=500'])('any other status is not found: %s', (query) => {
  expect(send(query).status).toBe(404);
});
