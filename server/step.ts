import type { IncomingMessage, ServerResponse } from 'node:http';

/** One part of the way of a request: it answers by itself, or goes on with `next`. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Runs steps in order. If one throws, the connection ends, so that its client does not wait. */
export function inOrder(
  steps: readonly Step[],
  report: (error: unknown) => void = () => undefined,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const take = (place: number): void => {
      try {
        steps[place]?.(request, response, () => take(place + 1));
      } catch (error) {
        report(error);
        response.destroy();
      }
    };
    take(0);
  };
}
