// Usage: node bench/bare-server.ts FILE. Answers every request with the bytes of FILE.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = readFileSync(process.argv[2] ?? '');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // `as`: a TCP port was asked for
  process.stdout.write(`open at http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
