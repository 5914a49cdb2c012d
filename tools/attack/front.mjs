import { Agent, request } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { loopbackAddress } from '../cluster/front-diner.mjs';

const TIMEOUT_MS = 10_000;
const ADDRESS = '127.0.0.1';
/** All callers come from its addresses: what begins as they do is in no log. */
export const CALLERS_NETWORK = 20;

/** Node says how long a body is only with methods that usually have one. */
const lengthOf = (body) => (body === undefined ? {} : { 'content-length': Buffer.byteLength(body) });

/** The status of each answer in what came of a connection. */
export const statusesIn = (text) =>
  [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));

/** The front as an attacker reaches it; each caller has an address of its own, so that one attack's limits are not another's. */
export function createFront({ host, port, plainPort, certificate }) {
  const own = `${host}:${port}`;
  let callers = 0;
  const agents = new Map();
  const tls = { ca: certificate, servername: 'localhost', checkServerIdentity: () => undefined };
  const agentOf = (caller) => {
    if (!agents.has(caller))
      agents.set(caller, new Agent({ keepAlive: true, maxSockets: 16, localAddress: caller, ...tls }));
    return agents.get(caller);
  };
  const newCaller = () => loopbackAddress(CALLERS_NETWORK, (callers += 1));
  /** Asks as any HTTP client would, from a new address where none is given. @throws Error for no answer, or a cut connection */
  const send = (path, { method = 'GET', headers = {}, body, caller = newCaller() } = {}) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const options = { host: ADDRESS, port, path, method, agent: agentOf(caller) };
      const sent = request(
        { ...options, headers: { host: own, ...lengthOf(body), ...headers } },
        (answer) => {
          const { statusCode: status, headers: received } = answer;
          const cookies = received['set-cookie'] ?? [];
          buffer(answer).then((bytes) => {
            const ms = performance.now() - begun;
            resolve({ status, headers: received, cookies, body: bytes, text: bytes.toString('utf8'), ms });
          }, reject);
        },
      );
      sent.setTimeout(TIMEOUT_MS, () =>
        sent.destroy(new Error(`no answer to ${method} ${path.slice(0, 60)}`)),
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const open = ({ caller = newCaller(), isPlain = false } = {}) =>
    new Promise((resolve, reject) => {
      const target = { host: ADDRESS, port: isPlain ? plainPort : port, localAddress: caller };
      const socket = isPlain
        ? connectPlain(target, () => resolve(socket))
        : connectTls({ ...target, ...tls, ALPNProtocols: ['http/1.1'] }, () => resolve(socket));
      socket.on('error', reject);
    });
  /** Writes these bytes to a new connection. @returns the text that came until it was closed or nothing more came for `quietMs` */
  const write = async (bytes, { quietMs = 700, ...where } = {}) => {
    const socket = await open(where);
    const parts = [];
    await new Promise((resolve) => {
      let timer = setTimeout(resolve, TIMEOUT_MS);
      socket.on('data', (part) => {
        parts.push(part);
        clearTimeout(timer);
        timer = setTimeout(resolve, quietMs);
      });
      socket.on('error', resolve);
      socket.on('close', resolve);
      socket.write(bytes);
    });
    socket.destroy();
    return Buffer.concat(parts).toString('latin1');
  };
  /** One request as it is written here, on a connection of its own. @returns its answer, with where it leads; no status for none */
  const sendRaw = async (target, { method = 'GET', host: name = own, headers = [], ...where } = {}) => {
    const lines = [`${method} ${target} HTTP/1.1`, `Host: ${name}`, ...headers, 'Connection: close', '', ''];
    const text = await write(lines.join('\r\n'), where);
    const [head] = text.split('\r\n\r\n', 1);
    return { status: statusesIn(head)[0], text, location: /\r\nlocation: *([^\r\n]+)/i.exec(head)?.[1] };
  };
  return {
    host: own,
    origin: `https://${own}`,
    port,
    newCaller,
    send,
    open,
    write,
    sendRaw,
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}
