import { measureFirstLoad, routeBudgets } from '@foyer/bench';
import { expect, test } from '../support/test.ts';

const bytesPerKilobyte = 1000;

for (const { name, path, login, scriptKilobytes, styleKilobytes } of routeBudgets) {
  test(`the first load of ${name} keeps its budget`, async ({ browser, stack }) => {
    const load = await measureFirstLoad(browser, stack.webUrl + path, login);

    expect(load.scriptBytes).toBeGreaterThan(0);
    expect(load.scriptBytes).toBeLessThanOrEqual(scriptKilobytes * bytesPerKilobyte);
    expect(load.styleBytes).toBeLessThanOrEqual(styleKilobytes * bytesPerKilobyte);
  });
}

test('the home page loads no engine, no dialog, no explorer and no error reporter', async ({
  browser,
  stack,
}) => {
  const { scripts } = await measureFirstLoad(browser, stack.webUrl);

  // Words that only the library itself holds, and that no minifier changes.
  for (const word of ['MediaPlayer', 'hlsError', 'DialogContent', 'react-flow', 'sentry']) {
    expect(scripts.filter((text) => text.includes(word))).toHaveLength(0);
  }
});
