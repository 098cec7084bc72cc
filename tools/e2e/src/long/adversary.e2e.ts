import { routeBudgets } from '@foyer/bench';
import type { Browser } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { adversaries, type Adversary } from '../support/adversary/adversaries.ts';
import { lastingHarms } from '../support/adversary/harms.ts';
import { usePage } from '../support/adversary/use-page.ts';
import { alternateOf } from '../support/alternate.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Pages that are walked at the same time. */
const lanes = 2;

/** A viewer's page comes to rest in that time, in milliseconds. */
const restMs = 1_500;

interface Visit {
  origin: string;
  path: string;
  login?: string;
}

/** Opens a page, takes something away, uses it, gives it back, and tells what is wrong then. */
async function visit(
  browser: Browser,
  { webUrl }: Stack,
  adversary: Adversary,
  { origin, path, login }: Visit,
): Promise<string[]> {
  const context = await browser.newContext({ baseURL: webUrl, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!adversary.mayThrow?.test(message)) errors.push(`throws ${message}`);
    });
    if (login !== undefined) await signIn(page, login, { origin });
    await adversary.prepare?.(page);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    await adversary.strike?.(page);
    await usePage(page);
    await adversary.relent?.(page);
    return [...(await lastingHarms(page)), ...errors].map(
      (harm) => `${new URL(origin).hostname}${path} ${harm}`,
    );
  } finally {
    await context.close();
  }
}

/** Every route, in both labels. */
const visitsOf = (stack: Stack): Visit[] =>
  [stack.webUrl, alternateOf(stack)].flatMap((origin) =>
    routeBudgets.map(({ path, login }) => ({ origin, path, ...(login && { login }) })),
  );

for (const adversary of adversaries) {
  test(`every page in both labels outlasts ${adversary.name}`, async ({ browser, stack }) => {
    test.setTimeout(1_800_000);
    const harms: string[] = [];
    const next = visitsOf(stack).values();
    const runLane = async () => {
      for (const one of next) harms.push(...(await visit(browser, stack, adversary, one)));
    };
    await Promise.all(Array.from({ length: lanes }, runLane));

    expect(harms).toEqual([]);
  });
}
