import { PortsProvider } from '@foyer/core/react';
import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { LabelProvider, labels } from '@foyer/ui/theme';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fakePasswordConfirmPorts,
  passwordConfirmInputs,
  rightCode,
  rightPassword,
} from './password-confirm.fixtures.ts';
import { createPasswordConfirmMachine } from './password-confirm.machine.ts';
import type { PasswordConfirmInput, PasswordConfirmOutput } from './password-confirm.types.ts';
import { PasswordConfirmFlow } from './password-confirm.view.tsx';

afterEach(cleanup);

async function show(input: PasswordConfirmInput) {
  const translator = await createTranslator('eng', { segments: ['modal', 'input'] });
  const onDone = vi.fn<(output: PasswordConfirmOutput) => void>();
  // Reading texts with `use` belongs to an awaited act.
  await act(async () => {
    render(
      <StrictMode>
        <I18nProvider translator={translator}>
          <LabelProvider label={labels.main}>
            <PortsProvider flow={createPasswordConfirmMachine} ports={fakePasswordConfirmPorts()}>
              <Suspense>
                <PasswordConfirmFlow input={input} onDone={onDone} />
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
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Confirm/ });

describe('PasswordConfirmFlow', () => {
  it('keeps the button disabled while the code is shorter than four [MODAL-015]', async () => {
    const { onDone, user } = await show(passwordConfirmInputs.phone);

    await user.type(await field(/code/i), '739');
    expect(submitButton().disabled).toBe(true);
    await user.keyboard('1');
    expect(submitButton().disabled).toBe(false);
    await user.click(submitButton());

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('says that the code is wrong and empties the field', async () => {
    const { user } = await show(passwordConfirmInputs.phone);

    await user.type(await field(/code/i), `${Number(rightCode) + 1}{Enter}`);

    await vi.waitFor(async () => expect((await field(/code/i)).value).toBe(''));
    expect((await field(/code/i)).getAttribute('aria-invalid')).toBe('true');
  });

  it('tells when another code may be sent', async () => {
    await show(passwordConfirmInputs.phone);

    const resend = await screen.findByRole<HTMLButtonElement>('button', { name: /0:30/ });

    expect(resend.disabled).toBe(true);
  });

  it('takes the password with Enter [MODAL-014]', async () => {
    const { onDone, user } = await show(passwordConfirmInputs.password);

    await user.type(await field(/password/i), `${rightPassword}{Enter}`);

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ status: 'confirmed' });
  });
});
