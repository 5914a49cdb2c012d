import type { FastifyInstance } from 'fastify';

/**
 * Begins one request in each turn of the event loop, in the order in which they came. Node takes one connection in each: where all that
 * come on standing connections are begun at once, one that waits for its own is passed by all of them, for as long as there are many.
 */
export function startOneRequestPerTurn(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  let isTurnTaken = false;
  const take = (begin: () => void) => {
    isTurnTaken = true;
    setImmediate(() => {
      isTurnTaken = false;
      const next = waiting.shift();
      if (next) take(next);
    });
    begin();
  };
  app.addHook('onRequest', (_request, _reply, done) => {
    if (isTurnTaken) waiting.push(done);
    else take(done);
  });
}
