import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { SignInDialog } from '@foyer/ui/sign-in-dialog';
import { LabelProvider, labels } from '@foyer/ui/theme';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  fakeLoginPorts,
  fakeLoginSteps,
  loginDevices,
  loginInputs,
  logins,
  right,
} from './login.fixtures.ts';
import { createLoginMachine } from './login.machine.ts';
import type { LoginInput, LoginOutput, LoginPorts } from './login.types.ts';
import { LoginFlow } from './login.view.tsx';

afterEach(cleanup);

const Foreign = () => <p>Who?</p>;

async function show(input: LoginInput, ports: LoginPorts = fakeLoginPorts()) {
  const translator = await createTranslator('eng', { segments: ['modal', 'input', 'component'] });
  await SignInDialog.preload(labels.main.variants);
  const onDone = vi.fn<(output: LoginOutput) => void>();
  const views = { profiles: Foreign, newProfile: Foreign, pinSetUp: Foreign };
  // Reading texts with `use` belongs to an awaited act.
  await act(async () => {
    render(
      <StrictMode>
        <I18nProvider translator={translator}>
          <LabelProvider label={labels.main}>
            <PortsProvider flow={createLoginMachine} ports={ports}>
              <Suspense>
                <LoginFlow
                  shell={openShell}
                  input={input}
                  scene={{ posters: [] }}
                  views={views}
                  documents={{ terms: '/docs/terms', policy: '/docs/policy' }}
                  onDone={onDone}
                />
              </Suspense>
            </PortsProvider>
          </LabelProvider>
        </I18nProvider>
      </StrictMode>,
    );
  });
  return { onDone, user: userEvent.setup() };
}

const field = (name: RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
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

    await vi.waitFor(async () => expect(document.activeElement).toBe(await field(/^Phone/)));
    await user.keyboard('9000000002{Enter}');
    await vi.waitFor(async () => expect(document.activeElement).toBe(await field(/^Code/)));
    await user.keyboard(right.smsCode);

    await vi.waitFor(() =>
      expect(onDone.mock.calls).toEqual([
        [{ status: 'signed-in', isNew: false, language: undefined }],
      ]),
    );
  });

  it('keeps the button disabled until the phone is whole, where only phones sign in [LOGIN-048]', async () => {
    const { user } = await show(loginInputs.phoneOnly);

    await user.type(await field(/^Phone/), '900000000');
    const before = (await button(/^Get the code/)).disabled;
    await user.keyboard('2');

    expect([before, (await button(/^Get the code/)).disabled]).toEqual([true, false]);
    expect(screen.queryByRole('button', { name: /^Sign in by email/ })).toBeNull();
  });

  it('ties an error to its field [LOGIN-029]', async () => {
    const { user } = await show(loginInputs.plain);
    await user.click(await button(/^Sign in by email/));

    await user.type(await field(/^Email/), `${logins.strangeEmail}{Enter}`);
    await vi.waitFor(async () =>
      expect((await field(/^Email/)).getAttribute('aria-invalid')).toBe('true'),
    );

    expect(notesOf(await field(/^Email/))).toContain('phone number');
  });

  it('tells the browser what each field is for', async () => {
    const { user } = await show(loginInputs.plain);
    const tokens = [(await field(/^Phone/)).autocomplete];
    await user.click(await button(/^Sign in by email/));
    tokens.push((await field(/^Email/)).autocomplete);
    await user.type(await field(/^Email/), `${logins.email}{Enter}`);
    tokens.push((await field(/^Password/)).autocomplete);
    await user.click(await button(/^Forgot/));
    tokens.push((await field(/^Code/)).autocomplete);
    await user.type(await field(/^Code/), right.emailCode);
    tokens.push((await field(/^New password/)).autocomplete);
    tokens.push((await field(/^Once more/)).autocomplete);

    expect(tokens).toEqual([
      'tel',
      'username',
      'current-password',
      'one-time-code',
      'new-password',
      'new-password',
    ]);
  });

  it('says under the confirmation that the passwords differ [LOGIN-052]', async () => {
    const { user } = await show(loginInputs.plain);
    await user.click(await button(/^Sign in by email/));
    await user.type(await field(/^Email/), `${logins.email}{Enter}`);
    await user.click(await button(/^Forgot/));
    await user.type(await field(/^Code/), right.emailCode);

    await user.type(await field(/^New password/), 'battery-staple');
    await user.type(await field(/^Once more/), 'battery{Enter}');
    await vi.waitFor(async () =>
      expect((await field(/^Once more/)).getAttribute('aria-invalid')).toBe('true'),
    );

    expect((await field(/^New password/)).getAttribute('aria-invalid')).toBeNull();
  });

  it('lists the devices, and lets one go by its name [DEV-002, DEV-007]', async () => {
    const { user } = await show(loginInputs.plain, fakeLoginPorts({ devices: loginDevices }));
    await user.type(await field(/^Phone/), '9000000002{Enter}');
    await user.type(await field(/^Code/), right.smsCode);

    await user.click(await button(/^Remove the device Телевизор в гостиной/));

    await screen.findByRole('dialog', { name: 'Device connected' });
  });

  it('lists what comes with a new account [MODAL-019]', async () => {
    const { user } = await show(loginInputs.plain);
    await user.type(await field(/^Phone/), '9000000999{Enter}');
    await user.type(await field(/^Code/), right.smsCode);
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
    await user.type(await field(/^Phone/), '9000000999{Enter}');
    await user.type(await field(/^Code/), right.smsCode);
    await screen.findByText('Who?');

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('goes on in the language that was chosen [LANG-005]', async () => {
    const { user } = await show(loginInputs.noLanguage);

    await user.click(await button(/^Русский/));

    await screen.findByRole('dialog', { name: /^Вход/ });
  });

  it('closes with Escape, once [LOGIN-042]', async () => {
    const { onDone, user } = await show(loginInputs.plain);
    await field(/^Phone/);

    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'closed' }]]));
  });
});
