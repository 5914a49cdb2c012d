import { connect } from 'node:net';

/** Requests one address over plain sockets, so that the server is the limit, so many at once. @returns answers a second */
export function rawLoad({ url, headers }, { connections, ms }) {
  const { hostname, port, host, pathname } = new URL(url);
  const lines = Object.entries({ host, connection: 'keep-alive', ...headers }).map((pair) => pair.join(': '));
  const request = `GET ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  let answers = 0;
  let isOver = false;
  const lane = () =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let leftBytes = 0;
      socket.on('data', (part) => {
        if (leftBytes === 0) {
          const head = part.toString('latin1', 0, 16_384);
          const end = head.indexOf('\r\n\r\n');
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (end < 0 || length === undefined || !head.startsWith('HTTP/1.1 200')) {
            socket.destroy(new Error(`${url} answers without a length`));
            return;
          }
          leftBytes = end + 4 + Number(length);
        }
        leftBytes -= part.length;
        if (leftBytes > 0) return;
        answers += 1;
        if (isOver) socket.end();
        else socket.write(request);
      });
      socket.on('close', resolve).on('error', reject);
      socket.write(request);
    });
  const begun = performance.now();
  setTimeout(() => {
    isOver = true;
  }, ms);
  return Promise.all(Array.from({ length: connections }, lane)).then(
    () => answers / ((performance.now() - begun) / 1000),
  );
}
