import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const unpackers = { gzip: gunzipSync, br: brotliDecompressSync };

/**
 * Sends a request and reads its answer, unpacked, to the end.
 * @param agent of a connection that goes on; without it the request has one of its own
 * @returns status, text, and the bytes that its connection has carried in either direction so far
 */
export function exchange(origin, { method, path, headers, body }, agent = new Agent()) {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers, agent }, (answer) => {
      // Kept, because an answer that is over has none.
      const { socket } = answer;
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const packed = Buffer.concat(chunks);
        const unpack = unpackers[answer.headers['content-encoding']];
        resolve({
          status: answer.statusCode,
          text: (unpack ? unpack(packed) : packed).toString('utf8'),
          bytes: { sent: socket.bytesWritten, got: socket.bytesRead },
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
