import { printAddresses } from '../lib/addresses.ts';
import { assertPortsAreFree } from '../lib/ports.ts';
import { keepTogether, startService } from '../lib/processes.ts';
import { runCommand } from '../lib/say.ts';
import { backendService, webService } from '../lib/services.ts';
import { readSettings } from '../lib/settings.ts';

// `npm run dev`: the source with hot reload, and the backend beside it.
await runCommand(async () => {
  const settings = readSettings(process.env);
  await assertPortsAreFree([
    { variable: 'PORT', port: settings.port, purpose: 'web' },
    { variable: 'BACKEND_PORT', port: settings.backendPort, purpose: 'backend' },
    { variable: 'CONTROL_PORT', port: settings.controlPort, purpose: 'control room' },
    { variable: 'PARTIES_PORT', port: settings.partiesPort, purpose: 'ads and payments' },
  ]);
  const backend = await startService(backendService(settings, 'development'));
  const web = await startService(webService(settings, 'development')).catch((error: unknown) => {
    backend.kill('SIGTERM');
    throw error;
  });
  await printAddresses(settings, { hasComposer: false });
  await keepTogether([backend, web]);
});
