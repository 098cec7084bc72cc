import { errorCodes, type LanguageOption } from '@foyer/contract';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { accountDevices } from '@foyer/devices/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { findField, showFlow } from '@foyer/modal/testing';
import { SignInDialog } from '@foyer/screens/sign-in-dialog';
import { labels } from '@foyer/ui/theme';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { fakeLoginPorts, fakeLoginSteps, loginInputs, logins, right } from './login.fixtures.ts';
import { createLoginMachine } from './login.machine.ts';
import type { LoginInput, LoginOutput, LoginPorts } from './login.types.ts';
import { LoginFlow } from './login.view.tsx';

afterEach(cleanup);

const Foreign = () => <p>Who?</p>;

async function show(input: LoginInput, ports: LoginPorts = fakeLoginPorts()) {
  await SignInDialog.preload(labels.main.variants);
  const onDone = vi.fn<(output: LoginOutput) => void>();
  const views = { profiles: Foreign, newProfile: Foreign, pinSetUp: Foreign };
  const user = await showFlow(
    createLoginMachine,
    ports,
    <LoginFlow
      shell={openShell}
      input={input}
      scene={{ posters: [] }}
      views={views}
      documents={{ terms: '/docs/terms', policy: '/docs/policy' }}
      onDone={onDone}
    />,
    { language: 'eng' },
  );
  return { onDone, user };
}

const button = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

/** The words that a field is described by. */
const notesOf = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('LoginFlow', () => {
  it('signs in with the keyboard alone, the focus always in the field', async () => {
    const { onDone, user } = await show(loginInputs.skipped);

    await vi.waitFor(async () => expect(document.activeElement).toBe(await findField(/^Phone/)));
    await user.keyboard('9000000002{Enter}');
    await vi.waitFor(async () => expect(document.activeElement).toBe(await findField(/^Code/)));
    await user.keyboard(right.smsCode);

    await vi.waitFor(() =>
      expect(onDone.mock.calls).toEqual([
        [{ status: 'signed-in', isNew: false, language: undefined }],
      ]),
    );
  });

  it('keeps the button disabled until the phone is whole, where only phones sign in [LOGIN-048]', async () => {
    const { user } = await show(loginInputs.phoneOnly);

    await user.type(await findField(/^Phone/), '900000000');
    const before = (await button(/^Get the code/)).disabled;
    await user.keyboard('2');

    expect([before, (await button(/^Get the code/)).disabled]).toEqual([true, false]);
    expect(screen.queryByRole('button', { name: /^Sign in by email/ })).toBeNull();
  });

  it('ties an error to its field [LOGIN-029]', async () => {
    const { user } = await show(loginInputs.plain);
    await user.click(await button(/^Sign in by email/));

    await user.type(await findField(/^Email/), `${logins.strangeEmail}{Enter}`);
    await vi.waitFor(async () =>
      expect((await findField(/^Email/)).getAttribute('aria-invalid')).toBe('true'),
    );

    expect(notesOf(await findField(/^Email/))).toContain('phone number');
  });

  it('tells the browser what each field is for', async () => {
    const { user } = await show(loginInputs.plain);
    const tokens = [(await findField(/^Phone/)).autocomplete];
    await user.click(await button(/^Sign in by email/));
    tokens.push((await findField(/^Email/)).autocomplete);
    await user.type(await findField(/^Email/), `${logins.email}{Enter}`);
    tokens.push((await findField(/^Password/)).autocomplete);
    await user.click(await button(/^Forgot/));
    tokens.push((await findField(/^Code/)).autocomplete);
    await user.type(await findField(/^Code/), right.emailCode);
    tokens.push((await findField(/^New password/)).autocomplete);
    tokens.push((await findField(/^Once more/)).autocomplete);

    expect(tokens).toEqual([
      'tel',
      'username',
      'current-password',
      'one-time-code',
      'new-password',
      'new-password',
    ]);
  });

  const showNewPassword = async (ports?: LoginPorts) => {
    const { user } = await show(loginInputs.plain, ports);
    await user.click(await button(/^Sign in by email/));
    await user.type(await findField(/^Email/), `${logins.email}{Enter}`);
    await user.click(await button(/^Forgot/));
    await user.type(await findField(/^Code/), right.emailCode);
    return user;
  };

  it('says beside the password what the service has against it, and keeps what was typed', async () => {
    const description = 'Easy to guess';
    const error = errorAnswer({ status: 400, code: errorCodes.weakPassword, description });
    const user = await showNewPassword({
      ...fakeLoginPorts(),
      resetPassword: () => Promise.reject(error),
    });

    await user.type(await findField(/^New password/), 'football');
    await user.type(await findField(/^Once more/), 'football{Enter}');
    await vi.waitFor(async () =>
      expect(notesOf(await findField(/^New password/))).toContain(description),
    );

    const values = [await findField(/^New password/), await findField(/^Once more/)];
    expect(values.map(({ value }) => value)).toEqual(['football', 'football']);
  });

  it('says under the confirmation that the passwords differ [LOGIN-052]', async () => {
    const user = await showNewPassword();

    await user.type(await findField(/^New password/), 'battery-staple');
    await user.type(await findField(/^Once more/), 'battery{Enter}');
    await vi.waitFor(async () =>
      expect((await findField(/^Once more/)).getAttribute('aria-invalid')).toBe('true'),
    );

    expect((await findField(/^New password/)).getAttribute('aria-invalid')).toBeNull();
  });

  it('lists the devices, and lets one go by its name [DEV-002, DEV-007]', async () => {
    const ports = fakeLoginPorts({ devices: accountDevices });
    const deleteDevice = vi.spyOn(ports, 'deleteDevice');
    const { user } = await show(loginInputs.plain, ports);
    await user.type(await findField(/^Phone/), '9000000002{Enter}');
    await user.type(await findField(/^Code/), right.smsCode);
    const remove = await button(/^Remove the device Телевизор в\sгостиной/);
    expect(deleteDevice).not.toHaveBeenCalled();

    await user.click(remove);

    await screen.findByRole('dialog', { name: 'Device connected' });
    expect(deleteDevice).toHaveBeenCalledOnce();
  });

  it('lists what comes with a new account [MODAL-019]', async () => {
    const { user } = await show(loginInputs.plain);
    await user.type(await findField(/^Phone/), '9000000999{Enter}');
    await user.type(await findField(/^Code/), right.smsCode);
    await screen.findByRole('dialog', { name: 'Your account is ready' });

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'TV with pause and an archive of broadcasts',
      'Watching on up to 5 devices',
      'Downloads to watch offline',
      'Smart recommendations',
      'Parental control',
      'Profiles for the whole family',
    ]);
  });

  it('has no way out of the profile dialog after a registration [LOGIN-043]', async () => {
    const profiles = fromPromise(() => new Promise<never>(() => {}));
    const ports = fakeLoginPorts({}, { steps: fakeLoginSteps({ profiles }) });
    const { onDone, user } = await show(loginInputs.plain, ports);
    await user.type(await findField(/^Phone/), '9000000999{Enter}');
    await user.type(await findField(/^Code/), right.smsCode);
    await screen.findByText('Who?');

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('shows nothing before the languages are there, and leaves the step out without any [LOGIN-004]', async () => {
    const { port, calls } = heldPort<undefined, readonly LanguageOption[]>();
    await show(loginInputs.noLanguage, fakeLoginPorts({}, { listLanguages: port }));
    expect(screen.queryByRole('dialog')).toBeNull();

    calls.at(-1)?.answer([]);

    await findField(/^Phone/);
  });

  it('marks the language that the page is in', async () => {
    await show(loginInputs.noLanguage);
    const english = await button(/^English/);

    const marked = screen.getAllByRole('button', { current: true });
    expect(marked).toEqual([english]);
  });

  it('goes on in the language that was chosen [LANG-005]', async () => {
    const { user } = await show(loginInputs.noLanguage);

    await user.click(await button(/^Русский/));

    await screen.findByRole('dialog', { name: /^Вход/ });
  });

  it('closes with Escape, once [LOGIN-042]', async () => {
    const { onDone, user } = await show(loginInputs.plain);
    await findField(/^Phone/);

    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'closed' }]]));
  });
});
