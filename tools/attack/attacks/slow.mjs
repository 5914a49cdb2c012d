import { setTimeout as pause } from 'node:timers/promises';
import { OWN_PAGE, VENUE } from '../../cluster/front-diner.mjs';
import { failures } from '../lists.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';
import { percentile } from '../../run/figures.mjs';

/** `client_header_timeout` and `client_body_timeout` of deploy/nginx.conf, and a moment. */
const PATIENCE_MS = 10_000 + 2_500;
/** `send_timeout`, and a moment. */
const SEND_PATIENCE_MS = 15_000 + 5_000;
/** Nine of ten views take less beside an attack and the other checks, on a busy machine too, but for those that wait in vain. */
const HANG_MS = 5000;
/** The share that an app of a busy machine may turn away with a time to come back. */
const MOST_TURNED_AWAY = 0.1;
const HELD = 150;
const HELD_READERS = 8;

async function views(front, untilMs) {
  const caller = front.newCaller();
  const end = performance.now() + untilMs;
  const times = [];
  const wrong = [];
  let turnedAway = 0;
  while (performance.now() < end) {
    const answers = await mapConcurrent(['/faq', '/', '/api/session'], (path) =>
      front
        .send(path, { caller, headers: OWN_PAGE })
        .catch(({ code, message }) => ({ status: code ?? message, headers: {}, ms: 0 })),
    );
    for (const { status, headers, ms } of answers) {
      times.push(Math.round(ms));
      if (status === 503 && headers['retry-after']) turnedAway += 1;
      else if (status !== 200) wrong.push(status);
    }
    await pause(150);
  }
  return { count: times.length, usual: percentile(times, 0.9) ?? 0, wrong, turnedAway };
}

/** Opens so many connections of one address and writes to each. @returns them, and what closes those that are open and says how many */
async function manySockets(front, count, first) {
  const caller = front.newCaller();
  const sockets = await mapConcurrent(
    Array.from({ length: count }),
    async () => {
      const socket = await front.open({ caller });
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(first);
      return socket;
    },
    32,
  );
  const close = () => {
    const open = sockets.filter((socket) => !socket.closed && !socket.destroyed && !socket.readableEnded);
    open.forEach((socket) => socket.destroy());
    return open.length;
  };
  return { sockets, close };
}

/** Until the end of a connection is seen, once what lies on the way is read. */
const RESUMED_MS = 1500;

/** Menus that one connection asks for and does not read: more than what lies between us takes up. */
const MENUS = 30;

const outcome = ({ count, wrong, usual, turnedAway }, open, ...more) => ({
  seen: `${count} views meanwhile, nine of ten within ${usual} ms`,
  broken: failures(
    wrong.length > 0 && `meanwhile views got ${wrong.join(', ')}`,
    turnedAway > count * MOST_TURNED_AWAY && `meanwhile ${turnedAway} views were turned away`,
    usual > HANG_MS && `one of ten pages took ${usual} ms and more meanwhile`,
    open > 0 && `${open} connections are open still`,
    more,
  ),
});

export const SLOW_ATTACKS = [
  {
    id: 'A13',
    checked: 'Heads that never end (slowloris) are dropped after ten seconds, and delay no other request',
    waits: true,
    async run({ front }) {
      const held = await manySockets(front, HELD, `GET / HTTP/1.1\r\nHost: ${front.host}\r\n`);
      const drip = setInterval(
        () => held.sockets.forEach((socket) => socket.writable && socket.write('X-A: b\r\n')),
        2000,
      );
      const meanwhile = await views(front, PATIENCE_MS);
      clearInterval(drip);
      return outcome(meanwhile, held.close());
    },
  },
  {
    id: 'A14',
    checked: 'Bodies that stop are dropped after ten seconds, and delay no other request',
    waits: true,
    async run({ front }) {
      const head = ['POST /api/cart/quote HTTP/1.1', `Host: ${front.host}`, 'X-Site: kz-ru-web'];
      const ours = ['Sec-Fetch-Site: same-origin', 'Content-Type: application/json', 'Content-Length: 5000'];
      const held = await manySockets(front, HELD, [...head, ...ours, '', '{"venueId":'].join('\r\n'));
      const meanwhile = await views(front, PATIENCE_MS);
      return outcome(meanwhile, held.close());
    },
  },
  {
    id: 'A15',
    checked: 'A client that never reads is dropped, and delays no other request',
    waits: true,
    async run({ front }) {
      const request = `GET /filials/${VENUE} HTTP/1.1\r\nHost: ${front.host}\r\nCookie: country=kz; lang=ru\r\n\r\n`;
      const held = await manySockets(front, HELD_READERS, request.repeat(MENUS));
      held.sockets.forEach((socket) => socket.pause());
      const meanwhile = await views(front, SEND_PATIENCE_MS);
      // Released requests get the answers in flight only; others now get all answers and stay connected.
      held.sockets.forEach((socket) => socket.resume());
      await pause(RESUMED_MS);
      const open = held.close();
      const after = await views(front, 500);
      return outcome(meanwhile, open, after.wrong.length > 0 && 'pages are not answered afterwards');
    },
  },
];
