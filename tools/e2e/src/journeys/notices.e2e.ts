import type { Page } from '@playwright/test';
import type { PushEvent } from '@foyer/contract';
import type { Stack } from '@foyer/workspace/stack';
import { axeFindings } from '../support/axe.ts';
import { callsOf } from '../support/control.ts';
import { connected, push } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';
const blocked = '+79000000004';

/** A viewer on a page that hears of events. */
async function listening(page: Page, login = viewer, origin = ''): Promise<void> {
  await signIn(page, login, { origin });
  await connected(page, () => page.goto(`${origin}/movies`));
}

/** Has the service show a panel; a message of the journal, so that it has statuses. */
const tell = (stack: Stack, message: string, more: object = {}, login = viewer) =>
  push(stack, login, 'marketing_message', {
    event_type: 'display',
    message_id: message.toLowerCase().replaceAll(/[^a-z]/g, '') || 'words',
    display: { display_type: 'panel', panel_type: 'info', message, ...more },
  } satisfies Partial<PushEvent>);

const region = (page: Page) => page.getByRole('region', { name: 'Уведомления' });
const toasts = (page: Page) => region(page).getByRole('listitem');
const statusesOf = async (stack: Stack) =>
  (await callsOf(stack, 'setMessageStatus')).map(({ address, body }) => [address, body]);

test('a notice lies at the top left, and what becomes of it the service learns [NOTIF-008, NOTIF-009, NOTIF-016, SHELL-004]', async ({
  page,
  noise,
  stack,
}) => {
  await listening(page);
  await tell(stack, 'One', {
    target: { type: 'screen', link: 'movies/metropolis', title: 'Смотреть' },
  });
  await expect(toasts(page)).toHaveCount(1);
  const box = await region(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.x + box.width < width / 2 && box.y < 200).toBe(true);

  await toasts(page).getByRole('button', { name: 'Смотреть' }).click();

  await expect(page).toHaveURL(/\/movies\/metropolis$/);
  await expect(toasts(page)).toHaveCount(0);
  const address = '/api/v1/messages/one/status';
  await expect
    .poll(() => statusesOf(stack))
    .toEqual(['delivered', 'shown', 'clicked'].map((status) => [address, { status }]));
  expect(noise()).toEqual([]);
});

test('the newest notice is on top, four are shown at once, and HTML that would do harm does none [NOTIF-002, NOTIF-003, NOTIF-006, SHELL-004]', async ({
  page,
  noise,
  stack,
}) => {
  await listening(page);
  for (const message of ['One', 'Two', 'Three', 'Four', 'Five']) await tell(stack, message);
  const words = toasts(page).locator('p, [role] > div');
  await expect(words).toHaveText(['Five', 'Four', 'Three', 'Two']);
  await page.getByRole('button', { name: 'Закрыть уведомление «Five»' }).click();
  await expect(words).toHaveText(['Four', 'Three', 'Two', 'One']);

  const hostile =
    '<img src=x onerror="document.title=1"><script>document.title=1</script><iframe src="/"></iframe><style>*{color:red}</style>' +
    '<a href="javascript:document.title=1" onclick="document.title=1" style="color: red">ссылка</a>';
  await tell(stack, `Слово<b>дня</b>${hostile}`, { submessage: `Ещё${hostile}` });
  await expect(toasts(page).first()).toContainText('Словодняссылка');

  await expect(toasts(page).locator('img, script, iframe, a[href]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');
  expect(noise()).toEqual([]);
});

const poll = {
  id: 'poll-1',
  title: 'Как вам кино?',
  questions: [
    { question: 'Что смотрите чаще?', answers: ['Фильмы', 'Сериалы'] },
    { question: 'Где смотрите?', answers: ['Дома', 'В дороге'] },
  ],
};

const unread = (page: Page) => page.getByRole('link', { name: /есть непрочитанные/ });

test('the header knows at once of a poll that waits, a press on its notice asks its questions, the answers arrive, and it waits no more [NOTIF-013, NOTIF-014, NOTIF-015, NOTIF-017, MODAL-021]', async ({
  page,
  stack,
}) => {
  await listening(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  await expect(unread(page)).toHaveCount(0);
  await push(stack, viewer, 'poll', {
    event_type: 'display',
    message_id: 'poll-new',
    display: { display_type: 'panel', message: 'Опрос', poll },
  });
  await expect(unread(page).first()).toBeAttached();

  await toasts(page).getByRole('button', { name: 'Ответить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Как вам кино?' });
  await dialog.getByText('Сериалы').click();
  await dialog.getByRole('button', { name: 'Дальше' }).click();
  await dialog.getByText('В дороге').click();
  await dialog.getByRole('button', { name: 'Завершить' }).click();

  const thanks = page.getByRole('dialog', { name: /Спасибо за\sответы/ });
  await expect(thanks).toBeVisible();
  expect((await callsOf(stack, 'finishPoll')).map(({ body }) => body)).toEqual([
    { answers: [1, 1] },
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(unread(page)).toHaveCount(0);
  // All that on the page that stays.
  await expect(page.locator('html')).toHaveAttribute('data-mark', '');
});

test('F6 leads to the notices and back, also from inside of a dialog, and Escape closes one', async ({
  page,
  stack,
}) => {
  await listening(page, blocked);
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('button', { name: 'Пополнить счёт' });
  await expect(first).toBeFocused();
  await tell(stack, 'One', {}, blocked);
  await expect(toasts(page)).toHaveCount(1);

  await page.keyboard.press('F6');
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('F6');
  await expect(first).toBeFocused();

  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(toasts(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(first).toBeFocused();
});

for (const host of ['localhost', 'polosa.localhost']) {
  test(`axe finds nothing on a page with notices of ${host}`, async ({ page, stack }) => {
    await listening(page, viewer, `http://${host}:${new URL(stack.webUrl).port}`);
    await tell(stack, 'One', { submessage: 'Дальше <a href="/movies">фильмы</a>' });
    await expect(toasts(page)).toHaveCount(1);

    expect(await axeFindings(page, { within: 'section', hasAdvice: true })).toEqual([]);
  });
}

test('a frame that the label does not know is not shown, and no policy is broken; a message of the service opens as a dialog that goes by its button [NOTIF-030]', async ({
  page,
  noise,
  stack,
}) => {
  await listening(page);
  await tell(stack, 'Game', {
    target: { type: 'iframe', url: 'https://game.example/', title: 'Играть' },
  });
  await toasts(page).getByRole('button', { name: 'Играть' }).click();
  await expect(page.getByRole('dialog', { name: /Не\sполучилось/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(noise()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await push(stack, viewer, 'marketing_message', {
    event_type: 'display',
    message_id: 'popup-new',
    display: {
      display_type: 'popup',
      popup_type: 'success',
      message: 'Фильмы недели',
      submessage: 'Пять <b>новых</b>',
      image: '/api/v1/images/backdrop-metropolis',
      target: { type: 'screen', link: 'movies/metropolis', title: 'Смотреть' },
    },
  });
  const dialog = page.getByRole('dialog', { name: 'Фильмы недели' });
  await dialog.getByRole('button', { name: 'Смотреть' }).click();

  await expect(page).toHaveURL(/\/movies\/metropolis$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const ofPopup = async () =>
    (await statusesOf(stack)).filter(([address]) => String(address).includes('popup-new'));
  await expect
    .poll(async () => (await ofPopup()).map(([, body]) => body))
    .toEqual(['delivered', 'shown', 'clicked'].map((status) => ({ status })));
});

test('pages without notices show none, and count none as shown', async ({ page, stack }) => {
  await signIn(page, viewer);
  await connected(page, () => page.goto('/variants'));
  await tell(stack, 'One');

  await expect
    .poll(async () => (await statusesOf(stack)).map(([, body]) => body))
    .toEqual([{ status: 'delivered' }]);
  await expect(region(page)).toHaveCount(0);
});
