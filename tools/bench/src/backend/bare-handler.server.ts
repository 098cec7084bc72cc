import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const bytes = readFileSync(process.argv[2] ?? '');

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  // The one line that the starting process waits for.
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
