import type { Settings } from './settings.ts';

interface DemoAccounts {
  items: readonly { login: string; shows: string }[];
}

/** Prints where everything answers, and who can sign in. */
export async function printAddresses({
  port,
  backendPort,
  controlPort,
  partiesPort,
}: Settings): Promise<void> {
  const lines = [
    '',
    `  Site, label «Софит»     http://localhost:${port}`,
    `  Site, label «Полоса»    http://polosa.localhost:${port}`,
    `  Backend                 http://localhost:${backendPort}/health`,
    `  Control room            http://localhost:${controlPort}`,
    `  Ads and payments        http://localhost:${partiesPort}`,
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

async function demoAccounts(backendPort: number): Promise<DemoAccounts['items']> {
  const answer = await fetch(`http://127.0.0.1:${backendPort}/api/v1/demo/accounts?lang=eng`);
  return answer.ok ? ((await answer.json()) as DemoAccounts).items : [];
}
