import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './postgres-server.ts';

// `npm run test:postgres -w @foyer/backend`: the suite once more, on PostgreSQL instead of the
// embedded database. What starts processes on the embedded database itself is left out.
const postgres = await startPostgres();
if (postgres) {
  const args = ['run', '--exclude=src/main.test.ts', ...process.argv.slice(2)];
  const vitest = spawn('vitest', args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_REPORT: 'postgres' },
  });
  const [code] = await once(vitest, 'exit');
  await postgres.stop();
  process.exitCode = typeof code === 'number' ? code : 1;
}
