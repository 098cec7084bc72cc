import type { Request } from '@playwright/test';
import { arrive, flowsRun } from '../page-objects/first-interaction.ts';
import { idle } from '../page-objects/idle.ts';
import { loginLink } from '../page-objects/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('nothing of the sign-in is loaded before a link to it is about to be pressed, and then it is there at once', async ({
  page,
}) => {
  const scripts: string[] = [];
  const coming = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(new URL(request.url()).pathname);
    coming.add(request);
  });
  const hasEnded = (request: Request) => void coming.delete(request);
  page.on('requestfinished', hasEnded);
  page.on('requestfailed', hasEnded);
  await arrive(page);
  await flowsRun(page);
  await idle(page);
  const isSignIn = (path: string) => path.includes('login.dialog');
  expect(scripts.filter(isSignIn)).toEqual([]);
  const answers = ['user', 'languages', 'countries'].map((name) =>
    page.waitForResponse(`**/api/v1/${name}`),
  );
  await loginLink(page).hover();
  await Promise.all(answers);
  await expect.poll(() => scripts.filter(isSignIn).length).toBeGreaterThan(0);
  // What the hover loads is asked for together: once it is there, the page is warm.
  await expect.poll(() => coming.size).toBe(0);
  await idle(page);

  const isThere = await loginLink(page).evaluate(async (link: HTMLElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    link.click();
    await frame();
    await frame();
    return document.querySelector('[role=dialog] h2') !== null;
  });

  expect(isThere).toBe(true);
});
