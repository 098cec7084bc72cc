import { printAddresses } from '../lib/addresses.ts';
import { assertPortsAreFree } from '../lib/ports.ts';
import { keepTogether, run, startService } from '../lib/processes.ts';
import { Refusal, runCommand, say } from '../lib/say.ts';
import { backendService, webService } from '../lib/services.ts';
import { readSettings } from '../lib/settings.ts';

// `npm start`: builds what is missing, starts backend and web, prints where they answer.
await runCommand(async () => {
  const settings = readSettings(process.env);
  await assertPortsAreFree([
    { variable: 'PORT', port: settings.port, purpose: 'web' },
    { variable: 'BACKEND_PORT', port: settings.backendPort, purpose: 'backend' },
    { variable: 'CONTROL_PORT', port: settings.controlPort, purpose: 'control room' },
    { variable: 'PARTIES_PORT', port: settings.partiesPort, purpose: 'ads and payments' },
  ]);
  say('building what is missing…');
  const built = await run('nx', ['run-many', '-t', 'build', 'dump', '--output-style=static']);
  if (built !== 0) throw new Refusal('the build failed; the reason stands above.');

  const backend = await startService(backendService(settings));
  const web = await startService(webService(settings, 'production')).catch((error: unknown) => {
    backend.kill('SIGTERM');
    throw error;
  });
  await printAddresses(settings);
  await keepTogether([backend, web]);
});
