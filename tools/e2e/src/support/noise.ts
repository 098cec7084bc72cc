import type { Page } from '@playwright/test';

/**
 * What the libraries say in every session and nobody can act on.
 * dash.js reports its own CMCD bookkeeping of `blob:` addresses.
 */
const known = [
  /CmcdController/,
  /Download the React DevTools/,
  /\[vite\]/,
  /Service Worker registration blocked by Playwright/,
];

/**
 * Collects everything a page says that it should not: console warnings and errors, uncaught errors,
 * reports of the content security policy.
 *
 * @returns Reads what was collected so far.
 */
export function watchNoise(page: Page): () => readonly string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    // What a browser advises to developers is no complaint.
    if (['log', 'debug', 'verbose', 'info'].includes(message.type())) return;
    const text = `${message.type()}: ${message.text()} (${message.location().url})`;
    if (!known.some((pattern) => pattern.test(text))) noise.push(text);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP report: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => noise;
}
