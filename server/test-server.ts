import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inOrder, type Step } from './step';

/** A test server of these steps with `listener` for Next. @returns server, port, address; `close` ends all */
export async function serve(steps: readonly Step[], listener: RequestListener) {
  const server: Server = createServer(
    inOrder([...steps, (request, response) => void listener(request, response)]),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
