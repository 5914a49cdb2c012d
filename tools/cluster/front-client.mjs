import { connect, constants } from 'node:http2';

/** Longer than the front waits for anything (60 s, `deploy/nginx.conf`). */
const ANSWER_MS = 75_000;

/**
 * A browser-like client of nginx: one HTTP/2 connection. @param options.answerMs then a request counts as lost;
 * `address` to come from; `tls` of another origin
 */
export function frontClient(origin, certificate, { address, answerMs = ANSWER_MS, tls } = {}) {
  const from = address && { localAddress: address, family: 4 };
  let session;
  const open = () => {
    if (!session || session.closed || session.destroyed) {
      session = connect(origin, { ca: certificate(), ...from, ...tls });
      session.on('error', () => undefined);
      session.setMaxListeners(0);
    }
    return session;
  };
  /** @throws Error where the connection gave no whole answer, with its `code` where there is one */
  const send = (path, headers = {}, body = undefined) =>
    new Promise((resolve, reject) => {
      const own = open();
      const stream = own.request({ ':path': path, ...headers });
      let head;
      let isWhole = false;
      const parts = [];
      const lost = (error) =>
        reject(error ?? Object.assign(new Error('the connection has ended'), { code: 'LOST' }));
      // Of a connection that could not be made the stream says only that it was cancelled.
      own.once('error', lost);
      const timer = setTimeout(() => {
        lost(Object.assign(new Error('no answer'), { code: 'TIMEOUT' }));
        own.destroy();
      }, answerMs);
      stream.on('response', (given) => (head = given));
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => (isWhole = true));
      stream.on('error', (error) => {
        if (stream.rstCode !== constants.NGHTTP2_REFUSED_STREAM) lost(error);
      });
      stream.on('close', () => {
        own.off('error', lost);
        clearTimeout(timer);
        // A server that ends its connection has done nothing of what it had not taken: browsers send that again.
        if (stream.rstCode === constants.NGHTTP2_REFUSED_STREAM) return resolve(send(path, headers, body));
        if (!head || !isWhole) return lost();
        resolve({ status: head[':status'], headers: head, body: Buffer.concat(parts) });
      });
      stream.end(body);
    });
  return { send, close: () => session?.destroy() };
}
