import { openShell } from '@foyer/modal/fixtures';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
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
  const onDone = vi.fn<(output: PasswordConfirmOutput) => void>();
  const user = await showFlow(
    createPasswordConfirmMachine,
    fakePasswordConfirmPorts(),
    <PasswordConfirmFlow shell={openShell} input={input} onDone={onDone} />,
    { language: 'eng' },
  );
  return { onDone, user };
}

const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Confirm/ });

describe('PasswordConfirmFlow', () => {
  it('keeps the button disabled while the code is shorter than four [MODAL-015]', async () => {
    const { onDone, user } = await show(passwordConfirmInputs.phone);

    await user.type(await findField(/code/i), '739');
    expect(submitButton().disabled).toBe(true);
    await user.keyboard('1');
    expect(submitButton().disabled).toBe(false);
    await user.click(submitButton());

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('says that the code is wrong and empties the field', async () => {
    const { user } = await show(passwordConfirmInputs.phone);

    await user.type(await findField(/code/i), `${Number(rightCode) + 1}{Enter}`);

    await vi.waitFor(async () => expect((await findField(/code/i)).value).toBe(''));
    expect((await findField(/code/i)).getAttribute('aria-invalid')).toBe('true');
  });

  it('tells when another code may be sent', async () => {
    await show(passwordConfirmInputs.phone);

    const resend = await screen.findByRole<HTMLButtonElement>('button', { name: /0:30/ });

    expect(resend.disabled).toBe(true);
  });

  it('takes the password with Enter [MODAL-014]', async () => {
    const { onDone, user } = await show(passwordConfirmInputs.password);

    await user.type(await findField(/password/i), `${rightPassword}{Enter}`);

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ status: 'confirmed' });
  });
});
