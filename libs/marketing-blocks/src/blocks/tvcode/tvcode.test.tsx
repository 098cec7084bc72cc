import { fakeTvCodePorts, rightCodes } from '@foyer/tv-code/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import Block from './tvcode.block.ts';
import { tvcodeFixture } from './tvcode.fixtures.ts';

afterEach(cleanup);

async function show(block = tvcodeFixture) {
  await renderWithLabel(<Block block={block} />);
  return screen.findByLabelText<HTMLInputElement>(/^Код с экрана/);
}

function serve(isSignedIn = true) {
  const release = vi.fn();
  const holdPage = vi.fn(() => release);
  const findViewer = async () => ({ isSignedIn });
  const signIn = vi.fn(async () => ({ isSignedIn: true }));
  const tvCode = fakeTvCodePorts({ findViewer, signIn });
  onTestFinished(offerPageServices(async () => fakePageServices({ tvCode, holdPage })));
  return { holdPage, release, signIn };
}

describe('the tvcode block', () => {
  it('has six places under its headline [BLOCK-044]', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Подключить телевизор');
    expect(screen.getByText(/^Откройте приложение/)).toBeTruthy();
  });

  it('is a form without words too', async () => {
    const { custom_data: _, ...bare } = tvcodeFixture;
    await show(bare);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Код с\u00A0телевизора');
  });

  it('waits for the page with a code that was sent before its flows run, and holds it then', async () => {
    const field = await show();
    const user = userEvent.setup();
    await user.type(field, `${rightCodes.television}{Enter}`);
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();

    const { holdPage, release } = serve();

    await screen.findByRole('heading', { name: 'Телевизор подключён' });
    expect([holdPage.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
    cleanup();
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  });

  it('does not hold a page whose form has been emptied meanwhile', async () => {
    const field = await show();
    const user = userEvent.setup();
    await user.type(field, 'K{Backspace}');
    const { holdPage } = serve();
    await user.type(field, 'K');
    await vi.waitFor(() => expect(holdPage).toHaveBeenCalledOnce());
  });

  it('C24: has the page ask a visitor to sign in [TVCODE-006]', async () => {
    const { signIn } = serve(false);
    await userEvent.setup().type(await show(), `${rightCodes.television}{Enter}`);
    await screen.findByRole('heading', { name: 'Телевизор подключён' });
    expect(signIn).toHaveBeenCalledOnce();
  });
});
