import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { appBannerInputs, fakeAppBannerPorts } from './app-banner.fixtures.ts';
import { createAppBannerMachine } from './app-banner.machine.ts';
import type { AppBannerInput } from './app-banner.types.ts';
import { AppBannerFlow } from './app-banner.view.tsx';

afterEach(cleanup);

async function show(input: AppBannerInput, isHeldBack = false) {
  const rememberClosed = vi.fn();
  const machine = createAppBannerMachine(fakeAppBannerPorts({ rememberClosed }));
  const actor = createActor(machine, { input }).start();
  onTestFinished(() => void actor.stop());
  await renderWithLabel(
    <StrictMode>
      <AppBannerFlow
        actor={actor}
        storeHref="https://rustore.example/sofit"
        isHeldBack={isHeldBack}
      />
    </StrictMode>,
  );
  const turnTo = (hasAppBanner: boolean) =>
    act(async () => actor.send({ type: 'navigation.changed', page: { hasAppBanner } }));
  return { actor, turnTo, rememberClosed, user: userEvent.setup() };
}

const banner = () => screen.findByRole('region', { name: 'Приложение' });

describe('AppBannerFlow', () => {
  it('leads to the store [APPBAN-008, APPBAN-010]', async () => {
    await show(appBannerInputs.android);
    await banner();

    expect(screen.getByRole('link', { name: 'Открыть' }).getAttribute('href')).toBe(
      'https://rustore.example/sofit',
    );
  });

  it('is closed, and that is remembered [APPBAN-009]', async () => {
    const { rememberClosed, user } = await show(appBannerInputs.android);
    await banner();

    await user.click(screen.getByRole('button'));

    expect(screen.queryByRole('region')).toBeNull();
    expect(rememberClosed).toHaveBeenCalledOnce();
  });

  it('follows the navigation [APPBAN-003]', async () => {
    const { turnTo } = await show(appBannerInputs.android);
    await banner();

    await turnTo(false);
    expect(screen.queryByRole('region')).toBeNull();

    await turnTo(true);
    await banner();
  });

  it('leaves its place to what stands there', async () => {
    const { actor } = await show(appBannerInputs.android, true);

    await vi.waitFor(() => expect(actor.getSnapshot().matches({ absent: 'shown' })).toBe(true));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is not there beside Android [APPBAN-001]', async () => {
    const { actor } = await show(appBannerInputs.desktop);

    expect(actor.getSnapshot().output).toEqual({ status: 'unsuitable' });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
