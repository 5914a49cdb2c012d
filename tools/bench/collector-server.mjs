/** A collector that takes everything: `node tools/bench/collector-server.mjs PORT`. GET / says how much has come, by path. */
import { createServer } from 'node:http';

const taken = {};
createServer((request, response) => {
  const path = request.url;
  request.on('data', (part) => {
    taken[path] = (taken[path] ?? 0) + part.length;
  });
  request.on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(request.method === 'GET' ? JSON.stringify(taken) : '{}');
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
