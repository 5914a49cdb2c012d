/** `node plain-server.mjs <port> <file>`: what `node:http` itself costs with these bytes and as many headers as a page of the product. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': body.length,
  'Cache-Control': 'private, max-age=0, must-revalidate',
  'Content-Security-Policy': `default-src 'self'; script-src ${"'sha256-0123456789' ".repeat(60)}`,
  ETag: '"plain"',
  Vary: 'Accept-Encoding',
};
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port));
