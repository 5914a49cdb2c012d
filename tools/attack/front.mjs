import { request as requestPlain } from 'node:http';
import { Agent, request } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { loopbackAddress } from '../cluster/front-diner.mjs';

const TIMEOUT_MS = 10_000;
const ADDRESS = '127.0.0.1';
/** All callers come from its addresses: what begins as they do is in no log. */
export const CALLERS_NETWORK = 20;

function readAnswer(answer, begun, resolve, reject) {
  const parts = [];
  answer.on('data', (part) => parts.push(part));
  answer.on('error', reject);
  answer.on('end', () => {
    const body = Buffer.concat(parts);
    resolve({
      status: answer.statusCode,
      headers: answer.headers,
      cookies: answer.headers['set-cookie'] ?? [],
      body,
      text: body.toString('utf8'),
      ms: performance.now() - begun,
    });
  });
}

/** Node says how long a body is only with methods that usually have one. */
const lengthOf = (body) => (body === undefined ? {} : { 'content-length': Buffer.byteLength(body) });

export function readAnswers(bytes) {
  const text = bytes.toString('latin1');
  const answers = [];
  let rest = text;
  while (/^HTTP\/1\.[01] \d{3}/.test(rest)) {
    const end = rest.indexOf('\r\n\r\n');
    const head = end < 0 ? rest : rest.slice(0, end);
    const status = Number(head.slice(9, 12));
    rest = end < 0 ? '' : rest.slice(end + 4);
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
    const isChunked = /\r\ntransfer-encoding: *chunked/i.test(head);
    const size = Number(length ?? rest.length);
    const [body, left] = isChunked ? unchunk(rest) : [rest.slice(0, size), rest.slice(size)];
    rest = left;
    answers.push({ status, head, body });
  }
  return answers;
}

function unchunk(text) {
  const [line, size] = /^([\da-f]+)[^\r]*\r\n/i.exec(text) ?? [];
  if (line === undefined) return ['', text];
  const length = parseInt(size, 16);
  const left = text.slice(line.length + length + 2);
  if (length === 0) return ['', left];
  const [body, rest] = unchunk(left);
  return [text.slice(line.length, line.length + length) + body, rest];
}

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
  const ask = (path, { method = 'GET', headers = {}, body, caller = newCaller() } = {}) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const options = { host: ADDRESS, port, path, method, agent: agentOf(caller) };
      const sent = request({ ...options, headers: { host: own, ...lengthOf(body), ...headers } }, (answer) =>
        readAnswer(answer, begun, resolve, reject),
      );
      sent.setTimeout(TIMEOUT_MS, () =>
        sent.destroy(new Error(`no answer to ${method} ${path.slice(0, 60)}`)),
      );
      sent.on('error', reject);
      sent.end(body);
    });
  /** Asks one app itself, under the front's name, as nginx does. */
  const askApp = (app, path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: ADDRESS, port: app.port, path, headers: { host: own, ...headers } };
      const sent = requestPlain(options, (answer) => readAnswer(answer, performance.now(), resolve, reject));
      sent.on('error', reject);
      sent.end();
    });
  const open = ({ caller = newCaller(), isPlain = false } = {}) =>
    new Promise((resolve, reject) => {
      const target = { host: ADDRESS, port: isPlain ? plainPort : port, localAddress: caller };
      const socket = isPlain
        ? connectPlain(target, () => resolve(socket))
        : connectTls({ ...target, ...tls, ALPNProtocols: ['http/1.1'] }, () => resolve(socket));
      socket.on('error', reject);
    });
  /** Writes these bytes to a new connection. @returns the answers that came until it was closed or nothing more came for `quietMs` */
  const write = async (bytes, { quietMs = 700, timeoutMs = TIMEOUT_MS, ...where } = {}) => {
    const socket = await open(where);
    const begun = performance.now();
    const parts = [];
    await new Promise((resolve) => {
      let timer = setTimeout(resolve, timeoutMs);
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
    return { answers: readAnswers(Buffer.concat(parts)), ms: performance.now() - begun };
  };
  /** One request as it is written here, on a connection of its own. @returns its first answer, with where it leads; undefined for none */
  const askRaw = async (target, { method = 'GET', host: name = own, headers = [], ...where } = {}) => {
    const lines = [`${method} ${target} HTTP/1.1`, `Host: ${name}`, ...headers, 'Connection: close', '', ''];
    const [answer] = (await write(lines.join('\r\n'), where)).answers;
    return answer && { ...answer, location: /\r\nlocation: *([^\r\n]+)/i.exec(answer.head)?.[1] };
  };
  return {
    host: own,
    origin: `https://${own}`,
    port,
    tls: { ...tls, host: ADDRESS },
    newCaller,
    ask,
    askApp,
    open,
    write,
    askRaw,
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}
