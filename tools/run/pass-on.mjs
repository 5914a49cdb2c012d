import { request } from 'node:http';

/** Passes a request on to another server of this machine. @param answer gets the other server's answer, whose head it writes */
export function passOn(incoming, outgoing, port, answer) {
  const { method, url: path, headers } = incoming;
  const forwarded = request({ host: 'localhost', port, method, path, headers }, answer);
  forwarded.on('error', () => outgoing.destroy());
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}
