import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createTemplate } from './database-template.ts';
import { dropDatabases } from './postgres-databases.ts';
import { startPostgres } from './postgres-server.ts';

// `npm run test:postgres -w @foyer/backend`: the tests that use a database once more, on PostgreSQL instead of the
// embedded one. With `--refusals` those that are left out, which say the same on both: the long run is enough for them.
const config = fileURLToPath(new URL('../../vitest.postgres.config.ts', import.meta.url));
const postgres = await startPostgres();
if (postgres) {
  const args = process.argv.slice(2);
  const areRefusals = args.includes('--refusals');
  const template = await createTemplate(postgres.url);
  const vitest = spawn(
    'vitest',
    ['run', `--config=${config}`, ...args.filter((argument) => argument !== '--refusals')],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: template.serverUrl,
        TEST_DATABASE_TEMPLATE: template.name,
        TEST_REFUSALS: areRefusals ? '1' : '',
      },
    },
  );
  const [code] = await once(vitest, 'exit');
  await dropDatabases(template.serverUrl, template.name);
  await postgres.stop();
  process.exitCode = typeof code === 'number' ? code : 1;
}
