import type { FastifyInstance } from 'fastify';

/** Begins one request per turn of the event loop, so that open connections do not starve new ones. */
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
