import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESS, keyed } from '../diner.mjs';
import { OWN_PAGE } from '../../cluster/front-diner.mjs';
import { failures } from '../lists.mjs';
import { CALLERS_NETWORK } from '../front.mjs';

const CANARY = 'canary9zq';

const brokenHandshake = ({ port }, caller) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: caller }, () =>
      socket.end('\u0016\u0003\u0000\u0000\u0005x'),
    );
    socket.on('error', resolve);
    socket.on('close', resolve);
    socket.resume();
  });

export const LOG_ATTACKS = [
  {
    id: 'A18',
    checked:
      'After all attacks no log has an address, a name, a number, a cookie, a code or a text of a person',
    isLast: true,
    async run({ front, diner, other, logs }) {
      const caller = front.newCaller();
      await brokenHandshake(front, caller);
      await diner.call('POST', '/api/addresses', ADDRESS, keyed());
      await diner.call('GET', `/api/search?text=${CANARY}`);
      await front.send(`/api/auth/callback?code=${CANARY}&state=${CANARY}`, {
        headers: { cookie: `__Host-session=${CANARY}` },
      });
      await front.send('/api/orders', {
        method: 'POST',
        headers: { ...OWN_PAGE, 'x-table-secret': CANARY },
        body: CANARY,
      });
      await pause(300);
      const written = await logs();
      const session = diner.jar.get('__Host-session');
      const texts = {
        'what was made up': CANARY,
        'an address on the network': `127.${CALLERS_NETWORK}.`,
        'a telephone number': diner.phone.slice(2),
        'another’s telephone number': other.phone.slice(2),
        'a name': 'Айгер',
        'a street': ADDRESS.street,
        'a session': session.slice(-60),
        'a device': diner.jar.get('deviceId'),
        'a sign-in id': diner.jar.get('signedIn'),
        'a code of a sign-in': new URL(diner.callback, front.origin).searchParams.get('code'),
        'a body': '"venueId"',
        markup: '<script>',
      };
      const lines = written.split('\n').length;
      return {
        seen: `${lines} lines`,
        broken: failures(
          lines < 20 && 'nothing was logged',
          Object.entries(texts).map(([what, text]) => {
            const at = written.indexOf(text);
            return (
              at >= 0 &&
              `${what} is in a log: ${written.slice(Math.max(0, at - 120), at + 60).replace(/\s+/g, ' ')}`
            );
          }),
        ),
      };
    },
  },
];
