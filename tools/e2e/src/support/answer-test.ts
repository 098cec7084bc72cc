import { type Asking, type ServerPage, serverPage } from './server-page.ts';
import { test as base } from './test.ts';

/** Tests of what the site answers, from the demo data on. `ask` asks it for a page. */
export const test = base.extend<{
  ask: (path: string, asking?: Asking) => Promise<ServerPage>;
}>({
  ask: async ({ baseURL }, use) => {
    await use((path, asking) => serverPage(baseURL ?? '', path, asking));
  },
});

export { expect } from './test.ts';
