import { keepUp } from '../lib/keep-up.ts';
import { operatorServices } from '../lib/operator-services.ts';
import { assertPortsAreFree } from '../lib/ports.ts';
import { run } from '../lib/processes.ts';
import { Refusal, runCommand, say } from '../lib/say.ts';
import { readSettings } from '../lib/settings.ts';

// `npm run serve`: the service as operators run it, without demo powers; it brings back what ends. docs/how-to/configure.md
await runCommand(async () => {
  const settings = readSettings(process.env);
  const { services, projects } = operatorServices(settings, process.env);
  await assertPortsAreFree(
    services.map(({ name, port, portSetting: variable }) => ({ variable, port, purpose: name })),
  );
  say('building what is missing…');
  const build = ['run-many', '-t', 'build', 'dump', '-p', projects.join(',')];
  const built = await run('nx', [...build, '--output-style=static']);
  if (built !== 0) throw new Refusal('the build failed; the reason stands above.');

  await keepUp(services, () => say(`ready on port ${settings.port}.`));
});
