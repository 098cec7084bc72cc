import { heldPort } from '@foyer/core/fixtures';
import type { CodeSent } from '@foyer/core/code-delivery';
import { accountDevices } from '@foyer/devices/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { findField, showFlow } from '@foyer/modal/testing';
import { SignInDialog } from '@foyer/screens/sign-in-dialog';
import { labels } from '@foyer/ui/theme';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { CodeRequest } from './code.types.ts';
import { fakeLoginPorts, fakeLoginSteps, loginInputs, right } from './login.fixtures.ts';
import { createLoginMachine } from './login.machine.ts';
import { LoginFlow } from './login.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
  vi.useRealTimers();
});

const Foreign = () => <button type="button">Дальше</button>;

/** The flow in Russian, where somebody listens from the beginning. */
async function show(ports = fakeLoginPorts()) {
  await SignInDialog.preload(labels.main.variants);
  const views = { profiles: Foreign, newProfile: Foreign, pinSetUp: Foreign };
  await listen();
  return showFlow(
    createLoginMachine,
    ports,
    <LoginFlow
      shell={openShell}
      input={loginInputs.noProfiles}
      scene={{ posters: [] }}
      views={views}
      documents={{ terms: '/docs/terms', policy: '/docs/policy' }}
      onDone={() => {}}
    />,
  );
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

/** As far as the code step, what was heard on the way left out. */
async function showCode(ports = fakeLoginPorts(), phone = '9000000002') {
  const user = await show(ports);
  await findField(/^Номер/);
  await user.keyboard(`${phone}{Enter}`);
  await findField(/^Код/);
  return user;
}

/** What stands around the words of every step. */
const inDialog = (title: string, text: string, body: readonly string[]) => {
  const named = [title, text].filter(Boolean).join(', ');
  return [
    `dialog, ${named}`,
    'Софит',
    `heading, ${title}, level 2`,
    ...(text ? ['paragraph', text, 'end of paragraph'] : []),
    ...body,
    'button, Закрыть',
    `end of dialog, ${named}`,
  ];
};

const entryText = 'Пришлём код в СМС. Если вы здесь впервые, аккаунт появится сам.';

/** How a device is read in the list of five. */
const deviceLine = (name: string, index: number) => {
  const place = `listitem, level 1, position ${index + 1}, set size 5`;
  return [place, name, `button, Отключить устройство ${name}`, `end of ${place}`];
};

/** How a thing that comes with the account is read in the list of six. */
const featureLine = (text: string, index: number) => {
  const place = `listitem, level 1, position ${index + 1}, set size 6`;
  return [place, text, `end of ${place}`];
};

describe('what is heard of the sign-in', () => {
  it('begins with the title, the description and the field that has the focus', async () => {
    await show();
    await findField(/^Номер/);

    expect(await heard()).toEqual([
      'document',
      `dialog, Вход или регистрация, ${entryText}`,
      'textbox, Номер телефона, placeholder (000) 000-00-00',
    ]);
  });

  it('reads the first step from its title to its way out', async () => {
    await show();

    expect(await readThrough(await dialog('Вход или регистрация'))).toEqual(
      inDialog('Вход или регистрация', entryText, [
        'form',
        'Номер телефона',
        'combobox, Страна, country-ru, has popup listbox, not expanded',
        'option, Россия +7, country-ru, not selected, position 1, set size 2',
        'option, Армения +374, country-am, not selected, position 2, set size 2',
        'end of combobox, Страна, country-ru, has popup listbox, not expanded',
        'textbox, Номер телефона, placeholder (000) 000-00-00',
        'alert',
        'button, Получить код, disabled',
        'paragraph',
        'или',
        'end of paragraph',
        'button, Войти по почте',
        'paragraph',
        'Нажимая «Получить код», вы принимаете',
        'link, условия',
        'и',
        'link, политику обработки данных',
        '.',
        'end of paragraph',
        'end of form',
      ]),
    );
  });

  it('says that a code is asked for, and where it was sent', async () => {
    await showCode();

    expect((await heard()).slice(-3)).toEqual([
      'textbox, Код из СМС',
      'polite: Введите код',
      'polite: Отправили код на +7 (900) 000-00-02',
    ]);
  });

  it('does not say the seconds of the countdown, but its end, once', async () => {
    const { port, calls } = heldPort<CodeRequest, CodeSent>();
    await showCode(fakeLoginPorts({}, { sendCode: port }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await heard();

    await act(async () => calls.at(-1)?.answer({ resendAfterSeconds: 42, codeLength: 4 }));
    const read = await readThrough(screen.getByRole('dialog'));
    await act(() => vi.advanceTimersByTimeAsync(41_000));
    const whileWaiting = await heard();
    await act(() => vi.advanceTimersByTimeAsync(1000));

    expect(read).toEqual(
      inDialog('Введите код', 'Отправили код на +7 (900) 000-00-02', [
        'form',
        'Код из СМС',
        'textbox, Код из СМС',
        'alert',
        'button, Отправить ещё раз через 0:42, disabled',
        'status',
        'button, Войти, disabled',
        'button, Назад',
        'end of form',
      ]),
    );
    expect([whileWaiting, await heard()]).toEqual([[], ['polite: Код можно отправить ещё раз']]);
  });

  it('says nothing of another code while the first one is on its way', async () => {
    const { port } = heldPort<CodeRequest, CodeSent>();
    await showCode(fakeLoginPorts({}, { sendCode: port }));

    const read = await readThrough(screen.getByRole('dialog'));
    expect(read).not.toContain('Код можно отправить ещё раз');
  });

  it('says once that a code is wrong, and repeats it with the field [LOGIN-029]', async () => {
    const user = await showCode();
    await heard();

    await user.keyboard('1111');
    await screen.findByText('Неверный код');

    expect(await heard()).toEqual(['assertive: Неверный код']);
    expect(await readThrough(screen.getByRole('dialog'))).toContain(
      'textbox, Код из СМС, Неверный код, invalid',
    );
  });

  it('says that there are too many devices, and reads each with its button', async () => {
    const user = await showCode(fakeLoginPorts({ devices: accountDevices }));
    await heard();

    await user.keyboard(right.smsCode);
    const devices = await dialog('Устройств слишком много');

    // Whether the list takes long enough to be told of is not the matter here.
    const said = (await heard()).filter((phrase) => phrase !== 'polite: Загружаем');
    expect(said).toEqual(['dialog, Устройств слишком много', 'polite: Устройств слишком много']);
    await screen.findAllByRole('listitem');
    expect(await readThrough(devices)).toEqual(
      inDialog('Устройств слишком много', '', [
        'paragraph',
        'К аккаунту можно подключить 5 устройств. Отключите ненужное, чтобы смотреть здесь.',
        'end of paragraph',
        'alert',
        'list, Подключённые устройства, not busy',
        ...[
          'Chrome, Windows',
          'Телевизор в гостиной',
          'Safari, iOS',
          'Планшет',
          'Game Console',
        ].flatMap(deviceLine),
        'end of list, Подключённые устройства, not busy',
        'status',
      ]),
    );
  });

  it('says that the account is ready, and reads the six things that come with it [MODAL-019]', async () => {
    let setUp = () => {};
    const pinSetUp = fromPromise(() => new Promise<void>((resolve) => (setUp = resolve)));
    const steps = fakeLoginSteps({ pinSetUp });
    const user = await showCode(fakeLoginPorts({}, { steps }), '9000000999');
    await user.keyboard(right.smsCode);
    await dialog('Придумайте ПИН-код');
    await heard();

    setUp();
    const ready = await dialog('Аккаунт готов');

    expect(await heard()).toEqual(['polite: Аккаунт готов', 'polite: Вот что в нём есть.']);
    expect(await readThrough(ready)).toEqual(
      inDialog('Аккаунт готов', 'Вот что в нём есть.', [
        'list',
        ...[
          'Телевидение с паузой и архивом передач',
          'До 5 устройств в одном аккаунте',
          'Загрузки, чтобы смотреть без интернета',
          'Умные рекомендации',
          'Родительский контроль',
          'Профили для всей семьи',
        ].flatMap(featureLine),
        'end of list',
        'button, Начать смотреть',
      ]),
    );
  });
});
