import type { Page } from '@playwright/test';
import type { EventCode } from '@foyer/contract';
import type { Stack } from '@foyer/workspace/stack';
import { SignInForm } from '../page-objects/sign-in.ts';
import { axeFindings } from '../support/axe.ts';
import { callsOf, setFault } from '../support/control.ts';
import { connected, push } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';
const film = '/movies/kassiopeya';

const dialog = (page: Page, name?: RegExp) => page.getByRole('dialog', name ? { name } : {});
const ratingDialog = (page: Page) => dialog(page, /^Оцените «Кассиопея»$/u);
const shelfDialog = (page: Page) => dialog(page, /^Что ещё\sпосмотреть$/u);
const score = (page: Page, value: number) =>
  dialog(page).getByRole('radio', { name: `${value} из 10` });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** The id of a title. */
const idOf = (page: Page, slug: string) =>
  page.evaluate(async (name) => {
    const answer = await fetch(`/api/v1/media-items/${name}`);
    return ((await answer.json()) as { id: string }).id;
  }, slug);

/** A viewer on the page of a film that hears of events. @returns The film's id. */
async function watching(page: Page, origin = ''): Promise<string> {
  await signIn(page, viewer, { origin });
  await connected(page, () => page.goto(origin + film));
  // Parts of the page that come with the first act have come: what they show is about to change.
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect
    .poll(() =>
      page
        .locator('main button')
        .evaluateAll((nodes) =>
          nodes.every((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
        ),
    )
    .toBe(true);
  return idOf(page, 'kassiopeya');
}

/** Has the service send an event of the player about a title. */
const send = (stack: Stack, code: EventCode, id: string, more: object = {}) =>
  push(stack, viewer, code, {
    event_type: 'player',
    item: { id, type: 'media_item' },
    ...more,
  });

async function keys(page: Page, ...pressed: string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}

const ratingsSent = async (stack: Stack) =>
  (await callsOf(stack, 'setRating')).map(({ body }) => body);

test('a title is rated by keyboard, rated anew, and the rating taken back [EVENT-019, RATE-001, RATE-002, RATE-003, RATE-004, RATE-005, RATE-008]', async ({
  page,
  noise,
  stack,
}) => {
  const id = await watching(page);
  await send(stack, 'item_rating', id);
  await expect(ratingDialog(page)).toBeVisible();
  await expect(score(page, 1)).toBeFocused();
  await expect(button(page, 'Оценить')).toBeDisabled();
  await keys(page, 'Space', ...Array<string>(8).fill('ArrowRight'));
  await expect(score(page, 9)).toBeChecked();
  await keys(page, 'Tab', 'Tab', 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Оценка сохранена')).toBeVisible();

  await send(stack, 'item_rating', id);
  await expect(score(page, 9)).toBeFocused();
  await expect(button(page, 'Изменить оценку')).toBeDisabled();
  await keys(page, 'ArrowRight', 'Tab', 'Tab', 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(await ratingsSent(stack)).toEqual([
    { content_id: id, rating: 9 },
    { content_id: id, rating: 10 },
  ]);

  await send(stack, 'item_rating', id);
  await expect(score(page, 10)).toBeFocused();
  await keys(page, 'Tab', 'Enter');
  await expect(score(page, 10)).not.toBeChecked();
  await button(page, 'Убрать оценку').focus();
  await keys(page, 'Enter');
  await expect(page.getByText('Оценка убрана')).toBeVisible();
  expect((await callsOf(stack, 'deleteRating')).map(({ address }) => address)).toEqual([
    `/api/v1/ratings/film/${id}`,
  ]);
  expect(noise()).toEqual([]);
});

test('an offer of a bonus leads on into the rating; one that fails is told, and the choice stays to be sent again [EVENT-020, RATE-006]', async ({
  page,
  stack,
}) => {
  const id = await watching(page);
  await setFault(stack, { operation: 'setRating', status: 500 });
  await send(stack, 'item_rate_exchange', id);
  await expect(dialog(page, /^Бонусы за\sоценку$/u)).toContainText('«Кассиопея»');
  await expect(button(page, 'Оценить')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(ratingDialog(page)).toBeVisible();
  await score(page, 7).focus();
  await keys(page, 'Space');
  await button(page, 'Оценить').focus();
  await keys(page, 'Enter');

  const notices = page.getByRole('region', { name: 'Уведомления' });
  await expect(notices.getByRole('alert')).toHaveCount(1);
  await expect(score(page, 7)).toBeChecked();
  await keys(page, 'Enter');

  await expect(dialog(page)).toHaveCount(0);
  await expect(notices.getByText('Оценка сохранена')).toBeVisible();
});

test('a visitor who turns back from the sign-in stays on the page and is asked for nothing more; who signs in then rates [RATE-007]', async ({
  page,
  stack,
}) => {
  const form = new SignInForm(page);
  await page.goto(`${film}?popup=item_rating`);
  await form.at('На каком языке показывать сайт');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${film}$`, 'u'));

  await page.goto(`${film}?popup=item_rating`);
  await form.skipLanguage();
  await form.provePhone(stack, viewer.replace('+7', ''));

  await expect(ratingDialog(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${film}$`, 'u'));
  await expect(score(page, 1)).toBeFocused();
  await keys(page, 'Space', 'Tab', 'Tab', 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect((await ratingsSent(stack)).map((body) => Reflect.get(body as object, 'rating'))).toEqual([
    1,
  ]);
});

test('what a title can be got by is shown, and leads to its payment [EVENT-021, MODAL-027]', async ({
  page,
  stack,
}) => {
  await watching(page);
  await send(stack, 'item_selling_screen', await idOf(page, 'lotsman'));
  const options = dialog(page, /^Как посмотреть «/u);
  await expect(options).toContainText('₽');

  await options.getByRole('button', { name: 'К оплате' }).press('Enter');

  await expect(dialog(page, /^На сколько и\sчем\sплатить$/u)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${film}$`, 'u'));
});

test('an event that offers what the viewer has opens nothing over the film', async ({
  page,
  stack,
}) => {
  const subscriber = '+79000000005';
  await signIn(page, subscriber);
  await connected(page, () => page.goto('/movies/general'));
  const item = { id: await idOf(page, 'general'), type: 'media_item' } as const;
  const answered = page.waitForResponse(/\/purchase-variants\//u);
  await push(stack, subscriber, 'item_selling_screen', { event_type: 'player', item });
  await (await answered).finished();
  // What comes after it is shown, so that this was done with.
  await push(stack, subscriber, 'item_recommendations', { event_type: 'player', item });

  await expect(shelfDialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);
});

test('recommendations close by themselves after half a minute, unless they are of an A/B test or somebody is busy with them [EVENT-022, MODAL-029, MODAL-030]', async ({
  page,
  stack,
}) => {
  await page.clock.install();
  const id = await watching(page);
  await send(stack, 'item_recommendations', id);
  await expect(shelfDialog(page)).toContainText(/закроется само через 30\sсекунд/u);
  await expect(dialog(page).getByRole('link').first()).toBeVisible();
  await page.clock.fastForward(25_000);
  await expect(shelfDialog(page)).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(dialog(page)).toHaveCount(0);

  await send(stack, 'item_recommendations', id, { ab_test: 'still' });
  await expect(dialog(page).getByRole('link').first()).toBeVisible();
  await expect(shelfDialog(page)).not.toContainText('закроется');
  await page.clock.fastForward(120_000);
  await expect(shelfDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await send(stack, 'item_recommendations', id);
  await expect(dialog(page).getByRole('link').first()).toBeVisible();
  await keys(page, 'Tab');
  await page.clock.fastForward(60_000);
  await expect(shelfDialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(movies|series)\/[^/]+$/u);
  await expect(page).not.toHaveURL(new RegExp(film, 'u'));
  await expect(dialog(page)).toHaveCount(0);
});

for (const host of ['localhost', 'polosa.localhost']) {
  test(`axe finds nothing in the dialogs of the player's events on ${host}`, async ({
    page,
    stack,
  }) => {
    const id = await watching(page, `http://${host}:${new URL(stack.webUrl).port}`);
    const codes = [
      'item_rating',
      'item_rate_exchange',
      'item_selling_screen',
      'item_recommendations',
    ] as const;
    const forSale = await idOf(page, 'lotsman');
    for (const code of codes) {
      await send(stack, code, code === 'item_selling_screen' ? forSale : id);
      await expect(dialog(page)).toBeVisible();

      expect(await axeFindings(page, { hasAdvice: true }), code).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });
}
