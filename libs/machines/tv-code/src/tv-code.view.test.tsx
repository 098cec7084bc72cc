import { secret } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeTvCodePorts, rightCodes, tvCodeErrors } from './tv-code.fixtures.ts';
import { createTvCodeMachine } from './tv-code.machine.ts';
import type { TvCodePorts, TvCodeViewer } from './tv-code.types.ts';
import { TvCodeFlow } from './tv-code.view.tsx';

afterEach(cleanup);

const show = (replaced: Partial<TvCodePorts> = {}) =>
  showFlow(createTvCodeMachine, fakeTvCodePorts(replaced), <TvCodeFlow />, { language: 'eng' });

const codeField = () => findField(/^Code on the TV screen/);
const button = (name: string) => screen.findByRole('button', { name });
const isEnabled = async (name: string) => !(await button(name)).hasAttribute('disabled');

describe('TvCodeFlow, with the code of a television', () => {
  it('enables the button at exactly six characters, and says how many are left [TVCODE-005]', async () => {
    const user = await show();
    await user.type(await codeField(), 'k7m2a');
    expect([await isEnabled('Connect'), screen.getByRole('status').textContent]).toEqual([
      false,
      '1 more character',
    ]);
    await user.keyboard('b');
    expect([await isEnabled('Connect'), screen.getByRole('status').textContent]).toEqual([
      true,
      '',
    ]);
  });

  it('C24: connects by a pasted code with the keyboard alone, and takes the focus to the word of it [TVCODE-002]', async () => {
    const user = await show();
    await codeField();
    await user.tab();
    await user.paste('K7M-2AB');
    await user.keyboard('{Enter}');

    const words = await screen.findByText('Телевизор подключён');
    expect([document.activeElement, words.tagName]).toEqual([words, 'H3']);
    const link = screen.getByRole('link', { name: 'To the devices' });
    expect([link.getAttribute('href'), link.hasAttribute('data-document')]).toEqual([
      '/my/devices',
      false,
    ]);
  });

  it('C24: leads back from the error to an empty form, whose first place has the focus [TVCODE-003, TVCODE-004, TVCODE-012]', async () => {
    const user = await show();
    await user.type(await codeField(), 'zzzzzz{Enter}');
    await screen.findByText(/^The code did not work/);
    await user.click(await button('Enter it again'));

    const field = await codeField();
    expect([field.value, document.activeElement]).toEqual(['', field]);
  });

  it('C24: keeps a code that the service could not look at [TVCODE-004, TVCODE-011]', async () => {
    const user = await show({ authorize: () => Promise.reject(tvCodeErrors.full) });
    await user.type(await codeField(), 'k7m2ab{Enter}');
    await screen.findByText('Устройств уже слишком много');
    await user.click(await button('Enter it again'));
    expect((await codeField()).value).toBe(rightCodes.television);
  });

  it('C24: keeps the code over the sign-in, and loads a document after it [TVCODE-006]', async () => {
    const { port: signIn, calls } = heldPort<undefined, TvCodeViewer>();
    const user = await show({ findViewer: async () => ({ isSignedIn: false }), signIn });
    await user.type(await codeField(), 'k7m2ab{Enter}');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect((await codeField()).value).toBe(rightCodes.television);
    calls[0]?.answer({ isSignedIn: true });

    const link = await screen.findByRole('link', { name: 'To the devices' });
    expect(link.hasAttribute('data-document')).toBe(true);
    await user.click(await button('Connect another one'));
    expect((await codeField()).value).toBe('');
  });
});

describe('TvCodeFlow, with the code of an operator', () => {
  it('disables the button of an empty field, and says a failure at it [TVCODE-008, TVCODE-013, TVCODE-014]', async () => {
    const user = await show();
    await user.click(await button('I have a code from an operator'));
    const field = await findField('Code from an operator');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, '  ');
    expect(await isEnabled('Connect')).toBe(false);
    await user.type(field, 'OTT-77{Enter}');

    const alert = await screen.findByText('Код устарел или уже использован');
    expect(field.getAttribute('aria-describedby')).toContain(alert.id);
    expect(field.value).toBe('  OTT-77');
  });

  it('shows the code of the address, and waits for the press [QUERY-009, QUERY-010]', async () => {
    const readAddress = async () => secret(rightCodes.operator);
    const user = await show({ readAddress });
    const field = await findField('Code from an operator');
    expect([field.value, document.activeElement]).toEqual([rightCodes.operator, document.body]);
    await user.click(await button('Connect'));
    await screen.findByText(/подписка «ТВ от оператора»/);
    // It is none of the account's devices.
    expect(screen.queryByText(/list of your devices|on your list/)).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/tv');
  });
});
