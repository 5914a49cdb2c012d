import { generateKeyPairSync, sign } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/* Servers of this machine behind https, as browsers reach them elsewhere: some of what cookies may do needs it. */

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const [INTEGER, BITS, OID, UTF8, UTC_TIME, SEQUENCE, SET] = [2, 3, 6, 12, 23, 48, 49] as const;
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OID, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = der(OID, Buffer.from('550403', 'hex'));

/** A key with its certificate (X.509, of itself), for as long as the journeys last. */
function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const time = (at: number) =>
    der(UTC_TIME, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from('journeys')))));
  const day = 24 * 3600 * 1000;
  const body = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, time(Date.now() - day), time(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(BITS, Buffer.from([0]), sign('sha256', body, privateKey));
  const cert = der(SEQUENCE, body, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  };
}

interface Behind {
  /** Where the server answers over http. */
  target: string;
  /** The addresses that its pages name, and their replacements behind https. */
  renamed?: readonly [from: string, to: string];
}

/** Puts a server behind https, which is named once it runs. @returns the port, and how to end it */
export async function startTlsProxy() {
  let behind: Behind | null = null;
  const server = createServer(selfSigned(), (incoming, outgoing) => {
    if (!behind) return outgoing.writeHead(503).end();
    const { target, renamed } = behind;
    const rename = (text: string) => (renamed ? text.replaceAll(...renamed) : text);
    const headers: IncomingHttpHeaders = { ...incoming.headers };
    if (renamed) headers['accept-encoding'] = 'identity';
    const forwarded = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers },
      (answer) => {
        const isPage = renamed && String(answer.headers['content-type']).startsWith('text/html');
        if (!isPage) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          return answer.pipe(outgoing);
        }
        const { 'content-length': _length, ...rest } = answer.headers;
        const policy = rest['content-security-policy'];
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        return answer.on('end', () => {
          outgoing.writeHead(answer.statusCode ?? 502, {
            ...rest,
            ...(policy ? { 'content-security-policy': rename(String(policy)) } : {}),
          });
          outgoing.end(rename(Buffer.concat(parts).toString('utf8')));
        });
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    return incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    put: (server: Behind) => {
      behind = server;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
