import { printAddresses } from '../lib/addresses.ts';
import { keepUp } from '../lib/keep-up.ts';
import { assertPortsAreFree } from '../lib/ports.ts';
import { run } from '../lib/processes.ts';
import { Refusal, runCommand, say } from '../lib/say.ts';
import { readLabelSites } from '../lib/labels.ts';
import { backendService, composerService, webService } from '../lib/services.ts';
import { readSettings } from '../lib/settings.ts';

// `npm start`: builds what is missing, starts backend and web, prints where they answer, and brings back what ends.
await runCommand(async () => {
  const settings = readSettings(process.env);
  await assertPortsAreFree([
    { variable: 'PORT', port: settings.port, purpose: 'web' },
    { variable: 'BACKEND_PORT', port: settings.backendPort, purpose: 'backend' },
    { variable: 'CONTROL_PORT', port: settings.controlPort, purpose: 'control room' },
    { variable: 'PARTIES_PORT', port: settings.partiesPort, purpose: 'ads and payments' },
    { variable: 'COMPOSER_PORT', port: settings.composerPort, purpose: 'composer' },
  ]);
  say('building what is missing…');
  const built = await run('nx', ['run-many', '-t', 'build', 'dump', '--output-style=static']);
  if (built !== 0) throw new Refusal('the build failed; the reason stands above.');

  const services = [
    backendService(settings, 'production'),
    webService(settings, 'production'),
    composerService(settings, await readLabelSites()),
  ];
  await keepUp(services, () => printAddresses(settings, { hasComposer: true }));
});
