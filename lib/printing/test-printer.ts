import { createServer, type Server, type Socket } from 'node:net';

/* A printer for tests, on a port of this machine. */

/** How the printer treats a connection; `said` has been read of it so far. */
export type Behaviour = (socket: Socket, said: Buffer) => void;

export const PAPER = Buffer.of(0x12);
export const NO_PAPER = Buffer.of(0x72);
export const queriesPaper = (said: Buffer) => said.includes(Buffer.of(0x10, 0x04, 0x04));
export const queriesPaperInTurn = (said: Buffer) => said.includes(Buffer.of(0x1d, 0x72, 0x01));

/** Answers each question once, as a good one does. */
export const answers: Behaviour = (socket, said) => {
  if (queriesPaperInTurn(said)) socket.write(Buffer.of(0));
  else if (queriesPaper(said) && said.length === 3) socket.write(PAPER);
};

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** A port at which no program listens. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}

/** Starts the printer: `received` has what each ended connection said, `mostOpen` the most connections at once. */
export async function startTestPrinter() {
  const state = { behave: answers, received: [] as Buffer[], open: 0, mostOpen: 0 };
  const server = createServer((socket) => {
    let said = Buffer.alloc(0);
    state.open += 1;
    state.mostOpen = Math.max(state.mostOpen, state.open);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      said = Buffer.concat([said, bytes]);
      state.behave(socket, said);
    });
    socket.on('close', () => {
      state.open -= 1;
      state.received.push(said);
    });
  });
  const port = await listen(server);
  const reset = () => Object.assign(state, { behave: answers, received: [], open: 0, mostOpen: 0 });
  return { state, port, reset, close: () => close(server) };
}
