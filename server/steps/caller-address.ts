import type { Step } from '../step';

/** Appends the socket's address to X-Forwarded-For; Next alone would trust a client's header. */
export const callerAddress: Step = ({ headers, socket }, _response, next) => {
  const given = headers['x-forwarded-for'];
  const own = socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = given === undefined ? own : `${String(given)}, ${own}`;
  next();
};
