import { chromium } from 'playwright';
import { ensureBrowser } from '@foyer/workspace/browser';
import { startStack } from '@foyer/workspace/stack';
import { measureFirstLoad } from './first-load.ts';
import { routeBudgets } from './routes.ts';

const bytesPerKilobyte = 1000;

/** Prints the first-load bytes of every route, in both labels, beside their budgets. */
export async function printFirstLoads(): Promise<void> {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const label of ['main', 'alternate']) {
    const stack = await startStack({ env: { LABEL: label } });
    console.log(`\nfirst load, label ${label}, kB after gzip (budget)`);
    for (const route of routeBudgets) {
      const { name, path, scriptKilobytes, styleKilobytes } = route;
      const load = await measureFirstLoad(browser, stack.webUrl, route);
      const scripts = kilobytes(load.scriptBytes);
      const styles = kilobytes(load.styleBytes);
      console.log(
        `  ${name.padEnd(12)} scripts ${scripts} (${scriptKilobytes})   styles ${styles} (${styleKilobytes})   ${path}`,
      );
      if (process.argv.includes('--files')) {
        for (const file of load.files) console.log(`      ${kilobytes(file.bytes)}  ${file.path}`);
      }
    }
    await stack.stop();
  }
  await browser.close();
}

function kilobytes(bytes: number): string {
  return (bytes / bytesPerKilobyte).toFixed(1).padStart(6);
}
