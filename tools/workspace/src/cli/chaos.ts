import { parseOptions } from '../lib/parse-options.ts';
import { run } from '../lib/processes.ts';
import { Refusal, runCommand } from '../lib/say.ts';

// `npm run chaos -- purchases`: what viewers read and are charged while answers are lost and the service is killed.
await runCommand(async () => {
  const args = process.argv.slice(2);
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: {
      intents: { type: 'string' },
      database: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const [what, ...others] = positionals;
  if (what !== 'purchases' || others.length > 0) throw new Refusal('say what: purchases.');
  const { database, ...numbers } = values;
  if (database !== undefined && database !== 'pglite' && database !== 'postgres') {
    throw new Refusal('--database is pglite or postgres.');
  }
  for (const [name, text] of Object.entries(numbers)) {
    if (!/^[1-9]\d*$/u.test(text)) throw new Refusal(`--${name} is a whole number from 1.`);
  }
  const dump = ['run-many', '-t', 'dump', '-p', '@foyer/backend', '--output-style=static'];
  if ((await run('nx', dump)) !== 0) throw new Refusal('the database could not be made.');
  const script = 'tools/api-tests/src/chaos/chaos.ts';
  const given = args.filter((arg) => arg !== what);
  process.exitCode = await run(process.execPath, [script, ...given]);
});
