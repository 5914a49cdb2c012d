/**
 * The least a server can do: one answer from memory to every request.
 * Usage: node replay-server.mjs <port> <file with { headers: [[name, value]], body: base64 }>
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer((_request, response) => {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.end(bytes);
}).listen(Number(port));
