import { here, hostHere, type LabelSite, readLabelSites } from './labels.ts';
import type { Settings } from './settings.ts';

interface DemoAccounts {
  items: readonly { login: string; shows: string }[];
}

/** Prints where everything answers, and who can sign in. The source is started without the composer. */
export async function printAddresses(
  { port, backendPort, controlPort, partiesPort, composerPort }: Settings,
  { hasComposer }: { hasComposer: boolean },
): Promise<void> {
  const lines = [
    '',
    ...siteLines(await readLabelSites(), port),
    `  Backend                 http://localhost:${backendPort}/ready`,
    `  Control room            http://localhost:${controlPort}`,
    `  Ads and payments        http://localhost:${partiesPort}`,
    ...(hasComposer ? [`  Composer                http://localhost:${composerPort}`] : []),
    '',
    `  Demo accounts (sign in at http://localhost:${port}/auth):`,
    ...(await demoAccounts(backendPort)).map(
      ({ login, shows }) => `    ${login.padEnd(20)} ${shows}`,
    ),
    '',
    '  Stop with Ctrl+C.',
    '',
  ];
  console.log(lines.join('\n'));
}

/** A line for the site of each label, that of `localhost` first. */
export const siteLines = (labels: readonly LabelSite[], port: number): readonly string[] =>
  labels
    .map((label) => ({ name: label.name.rus, host: hostHere(label) }))
    .toSorted((one, other) => Number(other.host === here) - Number(one.host === here))
    .map(({ name, host }) => `  ${`Site, label «${name}»`.padEnd(23)} http://${host}:${port}`);

async function demoAccounts(backendPort: number): Promise<DemoAccounts['items']> {
  const answer = await fetch(`http://127.0.0.1:${backendPort}/api/v1/demo/accounts?lang=eng`);
  return answer.ok ? ((await answer.json()) as DemoAccounts).items : [];
}
