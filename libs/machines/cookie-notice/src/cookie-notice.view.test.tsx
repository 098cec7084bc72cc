import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  cookieNoticeInputs,
  cookiePages,
  fakeCookieNoticePorts,
} from './cookie-notice.fixtures.ts';
import { createCookieNoticeMachine } from './cookie-notice.machine.ts';
import type { CookieNoticeInput } from './cookie-notice.types.ts';
import { CookieNoticeFlow } from './cookie-notice.view.tsx';

afterEach(cleanup);

async function show(input: CookieNoticeInput) {
  const storeConsent = vi.fn(async () => undefined);
  const machine = createCookieNoticeMachine(fakeCookieNoticePorts({ storeConsent }));
  const actor = createActor(machine, { input }).start();
  await renderWithLabel(
    <StrictMode>
      <CookieNoticeFlow actor={actor} policyHref="/docs/cookies" />
    </StrictMode>,
  );
  return { actor, storeConsent, user: userEvent.setup() };
}

const notice = () => screen.findByRole('region', { name: 'Файлы cookie' });

describe('CookieNoticeFlow', () => {
  it('stands until OK is pressed, and stores that for a year [COOKIE-001, COOKIE-005]', async () => {
    const { storeConsent, user } = await show(cookieNoticeInputs.first);
    await notice();

    await user.click(screen.getByRole('button', { name: 'Хорошо' }));

    expect(screen.queryByRole('region')).toBeNull();
    expect(storeConsent.mock.calls).toEqual([[{ days: 365 }, expect.any(AbortSignal)]]);
  });

  it('leads to where the reader learns more', async () => {
    await show(cookieNoticeInputs.first);
    await notice();

    expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/cookies');
  });

  it('follows the navigation to pages with and without it [COOKIE-003]', async () => {
    const { actor } = await show(cookieNoticeInputs.first);
    await notice();
    const turnTo = (page: keyof typeof cookiePages) =>
      act(async () => actor.send({ type: 'navigation.changed', page: cookiePages[page] }));

    await turnTo('variants');
    expect(screen.queryByRole('region')).toBeNull();

    await turnTo('home');
    await notice();
  });

  it('is not there for who has consented', async () => {
    await show(cookieNoticeInputs.returning);

    expect(screen.queryByRole('region')).toBeNull();
  });
});
