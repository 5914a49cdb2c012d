/** @jest-environment node */
import Fastify from 'fastify';
import { startOneRequestPerTurn } from './one-request-per-turn';

test('simultaneous requests begin one per turn, in order', async () => {
  const app = Fastify();
  startOneRequestPerTurn(app);
  const begun: { number: string; turn: number }[] = [];
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  app.get('/:number', (request) => {
    begun.push({ number: (request.params as { number: string }).number, turn });
    return Promise.resolve('Plov');
  });
  await app.ready();
  count();
  const numbers = ['1', '2', '3', '4', '5'];
  await Promise.all(numbers.map((number) => app.inject(`/${number}`)));
  isOver = true;
  expect(begun.map(({ number }) => number)).toEqual(numbers);
  expect(new Set(begun.map((one) => one.turn)).size).toBe(numbers.length);
  await app.close();
});
