import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const unpackers = { gzip: gunzipSync, br: brotliDecompressSync };

/**
 * One request and its answer as they cross the wire: nothing is unpacked, no redirect is followed.
 * @returns status, headers as `[name, value]` with each cookie on its own, and the body's bytes
 */
export function exchange(address, { method, headers, body, agent = false } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const pairs = Object.entries(answer.headersDistinct).map(([name, values]) => [
          name,
          values.length > 1 ? values : values[0],
        ]);
        resolve({ status: answer.statusCode, headers: pairs, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** One GET by a connection of its own. */
export const ask = (address, headers = {}) => exchange(address, { headers });

/** The value of a header of such an answer. */
function headerOf(answer, name) {
  return answer.headers.find(([known]) => known === name)?.[1];
}

/** The text of such an answer, unpacked. */
export function textOf(answer) {
  const unpack = unpackers[headerOf(answer, 'content-encoding')];
  return (unpack ? unpack(answer.body) : answer.body).toString('utf8');
}

/** Asks until the page comes from the cache. @throws Error when it does not, or is no page */
export async function askCached(address, headers) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await ask(address, headers);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    if (headerOf(answer, 'x-nextjs-cache') === 'HIT') return answer;
    // An old page is being rendered again in the background.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} does not come from the cache`);
}
