/*
 * The platform as a press of Order meets it: public answers and orders of the sandbox repeated from memory, all else passed on.
 * `PUT /bench/delay?ms=300` delays every answer; `GET /bench/calls` gives the calls answered since it was last asked.
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
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}

function orderAs(call, { data, ...rest }, query) {
  const id = call === MAKING ? (lastId += 1) : Number(query.get('order_id'));
  return { status: 200, type: 'application/json', text: JSON.stringify({ ...rest, data: { ...data, id } }) };
}

async function answerTo(request, call, query, body) {
  if (orderAnswers.has(call)) return orderAs(call, orderAnswers.get(call), query);
  const isPublic = request.method === 'GET' && !request.headers.authorization;
  const question = `${request.headers['accept-language']} ${request.url}`;
  if (isPublic && publicAnswers.has(question)) return publicAnswers.get(question);
  const answer = await passOn(request, body);
  if (answer.status >= 300) return answer;
  if (call === MAKING || call === READING) orderAnswers.set(call, JSON.parse(answer.text));
  if (isPublic) publicAnswers.set(question, answer);
  return answer;
}

function steer(call, query) {
  if (call === 'PUT /bench/delay') delayMs = Number(query.get('ms'));
  if (call !== 'GET /bench/calls') return {};
  const taken = calls;
  calls = [];
  return taken;
}

createServer(async (request, response) => {
  const begunMs = performance.now();
  const address = new URL(request.url, 'http://platform');
  const call = `${request.method} ${address.pathname}`;
  if (address.pathname.startsWith('/bench/')) {
    response.end(JSON.stringify(steer(call, address.searchParams)));
    return;
  }
  const body = await bodyOf(request);
  const token = request.headers.authorization?.replace('Bearer ', '') ?? null;
  response.on('finish', () => calls.push({ token, path: call, begunMs, endedMs: performance.now() }));
  const [answer] = await Promise.all([
    answerTo(request, call, address.searchParams, body),
    delayMs > 0 ? pause(delayMs) : null,
  ]);
  response.writeHead(answer.status, { 'Content-Type': answer.type });
  response.end(answer.text);
}).listen(Number(port));
