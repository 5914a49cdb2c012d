import { ASSISTED_IDLE_MS, COUNTDOWN_MS, IDLE_MS, presenceOf } from './idle';

test.each([
  [0, IDLE_MS, { kind: 'here' }],
  [IDLE_MS - 1, IDLE_MS, { kind: 'here' }],
  [IDLE_MS, IDLE_MS, { kind: 'prompted', secondsLeft: 20 }],
  [IDLE_MS + 1, IDLE_MS, { kind: 'prompted', secondsLeft: 20 }],
  [IDLE_MS + COUNTDOWN_MS - 1, IDLE_MS, { kind: 'prompted', secondsLeft: 1 }],
  [IDLE_MS + COUNTDOWN_MS, IDLE_MS, { kind: 'gone' }],
  [IDLE_MS + COUNTDOWN_MS, ASSISTED_IDLE_MS, { kind: 'here' }],
  [ASSISTED_IDLE_MS, ASSISTED_IDLE_MS, { kind: 'prompted', secondsLeft: 20 }],
  [Number.MAX_SAFE_INTEGER, IDLE_MS, { kind: 'gone' }],
])('a guest who is silent for %i ms where %i are idle is %j', (inactiveMs, idleMs, presence) => {
  expect(presenceOf(inactiveMs, idleMs)).toEqual(presence);
});
