import type { Step } from '../step';

/**
 * Appends the socket's address to X-Forwarded-For, as every proxy does. Next sets that header only where the request has
 * none, and gives a handler no socket, so a client could forge its address.
 */
export const callerAddress: Step = ({ headers, socket }, _response, next) => {
  const given = headers['x-forwarded-for'];
  const own = socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = given === undefined ? own : `${String(given)}, ${own}`;
  next();
};
