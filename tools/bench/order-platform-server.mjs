/**
 * The platform as a client that orders and follows meets it: what the sandbox answered once, it answers itself from then on, each
 * order with an id of its own. It costs next to nothing and is as slow as it is set to be, so that what is measured is the
 * product's own work. What is a diner's own beside orders is passed on to the sandbox every time.
 * Steered by `PUT /bench/delay?ms=300` (of every answer), `PUT /bench/order` (attributes that every order has from now on) and
 * `GET /bench/calls`, which gives the calls answered since its last request: `{ token, path, begunMs, endedMs }`.
 * Usage: node order-platform-server.mjs <port> <origin of the sandbox>
 */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [port, sandbox] = process.argv.slice(2);
const MAKING = 'POST /takeaway/v1/takeaway/order';
const READING = 'GET /takeaway/v2/user/order';
const FIRST_ID = 1_000_000;
/** Of one connection, and made again by the sender. */
const OWN_HEADERS = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding']);

/** What the sandbox answered to the two calls, by call: every order is made of it. */
const orderAnswers = new Map();
/** Its answers to calls that are the same for every diner, by language and address. */
const publicAnswers = new Map();
let lastId = FIRST_ID;
let delayMs = 0;
let changed = {};
let calls = [];

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function passOn(request, body) {
  const headers = Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.has(name));
  const answer = await fetch(sandbox + request.url, {
    method: request.method,
    headers: Object.fromEntries(headers),
    body: body.length > 0 ? body : undefined,
    redirect: 'manual',
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  };
}

function orderAs(call, { data, ...rest }, query) {
  const id = call === MAKING ? (lastId += 1) : Number(query.get('order_id'));
  const order = { ...data, id, attributes: { ...data.attributes, ...changed } };
  return { status: 200, type: 'application/json', text: JSON.stringify({ ...rest, data: order }) };
}

async function answerTo(request, { pathname, searchParams }, body) {
  const call = `${request.method} ${pathname}`;
  if (orderAnswers.has(call)) return orderAs(call, orderAnswers.get(call), searchParams);
  const isPublic = request.method === 'GET' && !request.headers.authorization;
  const question = `${request.headers['accept-language']} ${request.url}`;
  if (isPublic && publicAnswers.has(question)) return publicAnswers.get(question);
  const answer = await passOn(request, body);
  if (answer.status >= 300) return answer;
  if (call === MAKING || call === READING) orderAnswers.set(call, JSON.parse(answer.text));
  if (isPublic) publicAnswers.set(question, answer);
  return answer;
}

function steer(call, query, body) {
  if (call === 'PUT /bench/delay') delayMs = Number(query.get('ms'));
  if (call === 'PUT /bench/order') changed = JSON.parse(body);
  if (call !== 'GET /bench/calls') return {};
  const taken = calls;
  calls = [];
  return taken;
}

createServer(async (request, response) => {
  const begunMs = performance.now();
  const address = new URL(request.url, 'http://platform');
  const body = await bodyOf(request);
  if (address.pathname.startsWith('/bench/')) {
    response.end(JSON.stringify(steer(`${request.method} ${address.pathname}`, address.searchParams, body)));
    return;
  }
  const token = request.headers.authorization?.replace('Bearer ', '') ?? null;
  response.on('finish', () =>
    calls.push({
      token,
      path: `${request.method} ${address.pathname}`,
      begunMs,
      endedMs: performance.now(),
    }),
  );
  const [answer] = await Promise.all([answerTo(request, address, body), delayMs > 0 ? pause(delayMs) : null]);
  response.writeHead(answer.status, { 'Content-Type': answer.type });
  response.end(answer.text);
}).listen(Number(port));
