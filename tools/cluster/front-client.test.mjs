/** @jest-environment node */
import { createServer } from 'node:http2';
import { once } from 'node:events';
import { frontClient } from './front-client.mjs';

test('a request that is never answered is lost after a while, and the next one has another connection', async () => {
  const server = createServer();
  let connections = 0;
  server.on('session', () => (connections += 1));
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    if (headers[':path'] === '/answered') {
      stream.respond({ ':status': 200 });
      stream.end('here');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = frontClient(`http://127.0.0.1:${server.address().port}`, () => undefined, { answerMs: 200 });
  await expect(client.send('/never')).rejects.toMatchObject({ code: 'TIMEOUT' });
  const { status, body } = await client.send('/answered');
  expect([status, String(body), connections]).toEqual([200, 'here', 2]);
  client.close();
  server.close();
});
