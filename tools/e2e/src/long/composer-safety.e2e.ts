import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { DRAFT_TICKET_SECONDS } from '@foyer/contract';
import { ComposerPage } from '../page-objects/composer.ts';
import { composerTest as test } from '../support/composer-test.ts';
import { moveClock } from '../support/control.ts';
import { hostileDraft, markup } from '../support/hostile-drafts.ts';
import { publishDraft, readDraft, ticketFor, writeDraft } from '../support/page-editors.ts';
import { expect } from '../support/test.ts';

/** A site of an attacker, whose one page is empty. */
async function startEvilSite(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Evil</title>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://evil.localhost:${port}/`, stop: () => void server.close() };
}

/** Puts an empty frame into a page: it has the origin of the page, and a window of another. */
async function addFrame(parent: Frame): Promise<Frame> {
  await parent.evaluate(() => document.body.append(document.createElement('iframe')));
  const added = parent.childFrames().find((frame) => frame.url() === 'about:blank');
  if (!added) throw new Error('No frame was added');
  return added;
}

/** The frame of the canvas. */
function canvasOf(page: Page): Frame {
  const [canvas] = page.mainFrame().childFrames();
  if (!canvas) throw new Error('The composer shows no page');
  return canvas;
}

/** How many blocks the page in the canvas shows as chosen. */
const chosenBlocks = (frame: Frame | Page) =>
  frame.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-block]')].filter(
        ({ style }) => style.outlineStyle === 'solid',
      ).length,
  );

/** Messages arrive in that time, in milliseconds. */
const ARRIVED_MS = 500;

test('neither side of the canvas hears another window', async ({ page, stack, baseURL }) => {
  expect(baseURL).toBe(stack.webUrl);
  const composer = new ComposerPage(page);
  await composer.open(stack, 'landing', 'publisher');
  await expect(composer.canvas.getByRole('heading', { level: 1 })).toBeVisible();
  const canvas = canvasOf(page);
  const chosen = page.getByRole('row', { selected: true });
  const block = await canvas.evaluate(
    () => document.querySelectorAll<HTMLElement>('[data-block]')[1]?.dataset['block'] ?? '',
  );
  const pressed = { type: 'foyer.draft.pressed', block };
  const select = { type: 'foyer.draft.select', block };

  const inSite = await addFrame(canvas);
  await inSite.evaluate((message) => top?.postMessage(message, '*'), pressed);
  await page.evaluate((message) => postMessage(message, '*'), pressed);
  const inComposer = await addFrame(page.mainFrame());
  await inComposer.evaluate((message) => parent.frames[0]?.postMessage(message, '*'), select);
  await canvas.evaluate((message) => postMessage(message, '*'), select);
  await page.waitForTimeout(ARRIVED_MS);
  await expect(chosen).toHaveCount(0);
  expect(await chosenBlocks(canvas)).toBe(0);

  // From the window itself both are heard.
  await canvas.evaluate((message) => parent.postMessage(message, '*'), pressed);
  await expect(chosen).toHaveCount(1);
  await expect.poll(() => chosenBlocks(canvas)).toBe(1);
});

test('a page of another origin neither frames a draft nor speaks to it', async ({
  page,
  context,
  stack,
  baseURL,
}) => {
  expect(baseURL).toBe(stack.webUrl);
  const evil = await startEvilSite();
  const draft = `${stack.webUrl}/landing?draft=${await ticketFor(stack, 'landing')}`;
  await page.goto(evil.url);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
    return new Promise((loaded) => frame.addEventListener('load', loaded));
  }, draft);
  expect(page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');

  const opening = context.waitForEvent('page');
  await page.evaluate((address) => {
    (window as { opened?: Window | null }).opened = open(address);
  }, draft);
  const opened = await opening;
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  const block = await opened.locator('[data-block]').first().getAttribute('data-block');
  await page.evaluate(
    (message) => {
      (window as { opened?: Window | null }).opened?.postMessage(message, '*');
    },
    { type: 'foyer.draft.select', block },
  );
  await page.waitForTimeout(ARRIVED_MS);
  expect(await chosenBlocks(opened)).toBe(0);
  evil.stop();
});

test('a ticket that is over, forged or of another page shows nothing', async ({
  stack,
  baseURL,
}) => {
  expect(baseURL).toBe(stack.webUrl);
  const { text } = await readDraft(stack, 'landing');
  await writeDraft(stack, 'landing', text.replaceAll('Кино на весь вечер', 'Тайный черновик'));
  const ticket = await ticketFor(stack, 'landing');
  const answerTo = async (query: string, path = '/landing') => {
    const answer = await fetch(`${stack.webUrl}${path}?draft=${query}`);
    const { status, headers } = answer;
    const isShown = (await answer.text()).includes('Тайный черновик');
    return [status, isShown, headers.get('cache-control'), headers.get('x-robots-tag')];
  };
  const shown = [200, true, 'private, no-store', 'noindex'];
  const refused = [404, false, 'private, no-store', 'noindex'];
  const [until = '', signature = ''] = ticket.split('.');
  const longer = `${(Number.parseInt(until, 36) + 600).toString(36)}.${signature}`;

  expect(await answerTo(ticket)).toEqual(shown);
  expect(await answerTo(longer)).toEqual(refused);
  expect(await answerTo(await ticketFor(stack, 'main'))).toEqual(refused);
  expect(await answerTo(ticket, '/sport')).toEqual(refused);
  expect(await answerTo('')).toEqual(refused);
  await moveClock(stack, DRAFT_TICKET_SECONDS * 1_000 + 1_000);
  expect(await answerTo(ticket)).toEqual(refused);
});

/** Whether anything that an author wrote became an element, or ran. */
const harmOf = (frame: Frame | Page) =>
  frame.evaluate(() => ({
    elements: document.querySelectorAll('[data-hostile]').length,
    hasRun: 'hostile' in window,
    links: [...document.querySelectorAll('a')].filter(({ protocol }) => protocol === 'javascript:')
      .length,
  }));
const none = { elements: 0, hasRun: false, links: 0 };

test('scripts in every text and address stay text: in the composer, on the canvas, on the page', async ({
  page,
  stack,
  baseURL,
}) => {
  expect(baseURL).toBe(stack.webUrl);
  const { text } = await readDraft(stack, 'landing');
  await writeDraft(stack, 'landing', hostileDraft(text, 'addresses'));
  const composer = new ComposerPage(page);
  await composer.open(stack, 'landing', 'publisher');
  const rows = page.getByRole('row');
  for (const row of await rows.all()) {
    await row.click();
    await expect(row).toHaveAttribute('aria-selected', 'true');
  }
  const canvas = canvasOf(page);
  await expect(composer.canvas.getByText(markup).first()).toBeAttached();
  for (const frame of [page, canvas]) expect(await harmOf(frame)).toEqual(none);

  await writeDraft(stack, 'landing', hostileDraft(text, 'words'));
  const { status, body } = await publishDraft(stack, 'landing');
  expect([status, body]).toMatchObject([200, { number: 2 }]);
  await expect
    .poll(async () => (await fetch(`${stack.webUrl}/landing`)).text())
    .toContain('window.hostile');
  const visitor = await page.context().newPage();
  await visitor.goto(`${stack.webUrl}/landing`);
  for (let turn = 0; turn < 30; turn += 1) await visitor.mouse.wheel(0, 600);
  await expect(visitor.getByText(markup).first()).toBeAttached();
  expect(await harmOf(visitor)).toEqual(none);
});
