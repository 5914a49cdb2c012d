import { OWN_PAGE } from '../../cluster/front-diner.mjs';
import { statusesIn } from '../front.mjs';
import { failures, judgeEach } from '../lists.mjs';

/** A path that only an app answers, so an answer proves a request past nginx. */
const INNER = '/api/ready';
const SMUGGLED = /"store":|"status":"ready"|\r\nset-cookie: *__Host-session=[^;]/i;
const isRefusal = (status) => status < 500 || status === 501 || status === 505;

const inner = (host) => `GET ${INNER} HTTP/1.1\r\nHost: ${host}\r\nX: `;
const chunked = (host) => `0\r\n\r\n${inner(host)}`;

/** Requests whose end two readers could see at different places; each hides another request behind it. */
function endings(host) {
  const post = (headers, body) =>
    `POST /api/events HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\nX-Site: kz-ru-web\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
  const hidden = inner(host);
  const coding = (header) => post(`Content-Length: ${chunked(host).length}\r\n${header}`, chunked(host));
  const length = (header) => post(header, hidden);
  const chunks = (body) => post('Transfer-Encoding: chunked', body);
  return {
    'length and chunks': coding('Transfer-Encoding: chunked'),
    'chunks, then length': post(
      `Transfer-Encoding: chunked\r\nContent-Length: ${chunked(host).length}`,
      chunked(host),
    ),
    'a length of 4 and chunks': post(
      'Content-Length: 4\r\nTransfer-Encoding: chunked',
      `5c\r\n${hidden.padEnd(92, 'x')}\r\n0\r\n\r\n`,
    ),
    'an unknown coding': coding('Transfer-Encoding: xchunked'),
    'two codings': coding('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'),
    'a list of codings': coding('Transfer-Encoding: identity, chunked'),
    'a coding after a space': coding('Transfer-Encoding : chunked'),
    'a coding after a tab': coding('Transfer-Encoding:\tchunked'),
    'a coding with a control character': coding('Transfer-Encoding: \u000bchunked'),
    'a folded coding': coding('Transfer-Encoding:\r\n chunked'),
    'a coding in another header’s value': coding('X: y\nTransfer-Encoding: chunked'),
    'a coding behind a bare return': coding('X: y\rTransfer-Encoding: chunked'),
    'a coding in capitals': coding('TRANSFER-ENCODING: CHUNKED'),
    'an underscore': coding('Transfer_Encoding: chunked'),
    'two lengths': length('Content-Length: 0\r\nContent-Length: 60'),
    'two equal lengths': length('Content-Length: 0\r\nContent-Length: 0'),
    'a list of lengths': length('Content-Length: 0, 60'),
    'a length with a plus': length('Content-Length: +0'),
    'a negative length': length('Content-Length: -1'),
    'a length in hexadecimals': length('Content-Length: 0x0'),
    'an endless length': length('Content-Length: 99999999999999999999'),
    'an empty length': length('Content-Length:'),
    'a length after a space': length('Content-Length : 0'),
    'a folded length': length('Content-Length:\r\n 0'),
    'a chunk with an extension': chunks(`0;x="\r\n\r\n${hidden}`),
    'a chunk in another notation': chunks(`0x0\r\n\r\n${hidden}`),
    'a negative chunk': chunks(`-1\r\n\r\n${hidden}`),
    'an endless chunk': chunks(`ffffffffffffffffff\r\n\r\n${hidden}`),
    'chunks with bare line feeds': chunks(`0\n\n${hidden}`),
    'a chunk longer than it says': chunks(`1\r\nxx\r\n0\r\n\r\n${hidden}`),
    'a trailer that is a header': chunks(`0\r\nContent-Length: 60\r\n\r\n${hidden}`),
    'a length with a GET': `GET / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    'chunks with HTTP/1.0': `POST /api/events HTTP/1.0\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(host)}`,
    'an upgrade to h2c': `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n${hidden}`,
    'an upgrade to websocket': `GET /api/session HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n${hidden}`,
    'something expected': post(`Expect: 100-continue\r\nContent-Length: 0`, hidden),
    'something else expected': post(`Expect: a-miracle\r\nContent-Length: 0`, hidden),
  };
}

function lines(host) {
  const get = (line, headers = `Host: ${host}`) => `${line}\r\n${headers}\r\nConnection: close\r\n\r\n`;
  return {
    'two spaces': get(`GET  ${INNER} HTTP/1.1`),
    'a tab': get(`GET\t${INNER} HTTP/1.1`),
    'a space in the target': get(`GET / ${INNER} HTTP/1.1`),
    'no version': `GET ${INNER}\r\n\r\n`,
    'HTTP/1.0 without a host': get(`GET ${INNER} HTTP/1.0`, 'X: y'),
    'HTTP/2.0': get(`GET ${INNER} HTTP/2.0`),
    'HTTP/1.9': get(`GET ${INNER} HTTP/1.9`),
    'a long version': get(`GET ${INNER} HTTP/1.11111`),
    'a method in small letters': get(`get ${INNER} HTTP/1.1`),
    'a made-up method': get(`READ ${INNER} HTTP/1.1`),
    CONNECT: get('CONNECT 127.0.0.1:6379 HTTP/1.1'),
    TRACE: get('TRACE / HTTP/1.1'),
    'an asterisk': get('OPTIONS * HTTP/1.1'),
    'an absolute target': get(`GET https://${host}${INNER} HTTP/1.1`),
    'an absolute target of elsewhere': get(`GET http://127.0.0.1${INNER} HTTP/1.1`),
    'an absolute target with a user': get(`GET http://${host}@127.0.0.1${INNER} HTTP/1.1`),
    'no slash': get('GET api/ready HTTP/1.1'),
    'a zero byte': get(`GET ${INNER}\u0000 HTTP/1.1`),
    'a fragment': get(`GET ${INNER}#x HTTP/1.1`),
    'no host': get('GET / HTTP/1.1', 'X: y'),
    'two hosts': get('GET / HTTP/1.1', `Host: ${host}\r\nHost: evil.example`),
    'an empty host': get('GET / HTTP/1.1', 'Host:'),
    'a host with a path': get('GET / HTTP/1.1', `Host: ${host}/evil`),
    'a host with a user': get('GET / HTTP/1.1', `Host: ${host}@evil.example`),
    'a folded host': get('GET / HTTP/1.1', `Host: ${host}\r\n .evil.example`),
    'a header without a colon': get('GET / HTTP/1.1', `Host: ${host}\r\nnonsense`),
    'a header name with a space': get('GET / HTTP/1.1', `Host: ${host}\r\nX Y: z`),
    'a zero byte in a header': get('GET / HTTP/1.1', `Host: ${host}\r\nX: a\u0000b`),
    'a header without a name': get('GET / HTTP/1.1', `Host: ${host}\r\n: x`),
    'bare line feeds': `GET ${INNER} HTTP/1.1\nHost: ${host}\n\n`,
    'bare returns': `GET ${INNER} HTTP/1.1\rHost: ${host}\r\r`,
    'empty lines first': `\r\n\r\nGET ${INNER} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    'what a connection names': get(
      'GET /api/session HTTP/1.1',
      `Host: ${host}\r\nX-Site: kz-ru-web\r\nConnection: close, X-Forwarded-For, X-Site, Host`,
    ),
  };
}

function tryAll(front, requests) {
  const innocent = front.newCaller();
  const judge = async ([what, bytes]) => {
    const text = await front.write(bytes, { quietMs: 500 });
    const guest = await front.send('/api/session', { caller: innocent, headers: OWN_PAGE });
    const page = await front.send('/faq', { caller: innocent });
    return failures(
      SMUGGLED.test(text) && `${what}: a request gets past nginx`,
      statusesIn(text).map((status) => !isRefusal(status) && `${what} is answered ${status}`),
      (guest.status !== 200 || !guest.text.startsWith('{"isSignedIn":false,')) &&
        `${what}: a call beside it is answered ${guest.status}, or with what is another's`,
      (page.status !== 200 || /"store":/.test(page.text)) &&
        `${what}: a page beside it is answered ${page.status}`,
    );
  };
  return judgeEach('ways', Object.entries(requests), judge, 6);
}

const namesBeside = (host) => [
  ...['evil.example', `${host}.evil.example`, `evil.${host}`],
  ...['127.0.0.1', 'localhost', 'front.test:1', '[::1]'],
];
export const SMUGGLING_ATTACKS = [
  {
    id: 'A01',
    checked: 'No request hides behind another, however it states its length (CL/TE, chunks, upgrades)',
    run: ({ front }) => tryAll(front, endings(front.host)),
  },
  {
    id: 'A02',
    checked: 'No first line and no header is read in two ways',
    run: ({ front }) => tryAll(front, lines(front.host)),
  },
  {
    id: 'A03',
    checked: 'A request under another name is refused',
    run: ({ front }) =>
      judgeEach('names', namesBeside(front.host), async (host) => {
        const { status } = await front.sendRaw('/', { host });
        return ![400, 421].includes(status) && `${host} is answered ${status}`;
      }),
  },
];
