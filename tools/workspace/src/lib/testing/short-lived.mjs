// A process that says that it is ready, for tests of who brings it back. With `REFUSE` it ends before.
import { createServer } from 'node:http';

if (process.env.REFUSE) process.exit(3);
const server = createServer((_request, response) => response.end(String(process.pid)));
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
