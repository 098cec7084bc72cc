import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { VoiceAssistantPage } from './voice-assistant.page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const back = 'http://localhost:4002/back';

async function show(search: string, hasDemoPowers = true) {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const page = (
    <VoiceAssistantPage
      address="https://sofit.example/alice/auth"
      origin="https://sofit.example"
      login="+79000000002"
    />
  );
  const path = '/alice/auth';
  await renderPage([{ path, element: page }], path + search, { hasDemoPowers });
  await screen.findByRole('heading', { level: 1 });
  return replace;
}

describe('VoiceAssistantPage', () => {
  it('says whose account is linked, and leads back after the consent', async () => {
    const replace = await show(`?redirect_uri=${encodeURIComponent(back)}&state=7`);
    expect(screen.getByText(/от\sимени аккаунта \+79000000002/)).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Связать' }));

    expect(replace.mock.calls).toEqual([[`${back}?state=7`]]);
  });

  it('leads back without it, too, and says so', async () => {
    const replace = await show(`?redirect_uri=${encodeURIComponent(back)}&state=7`);

    await userEvent.click(screen.getByRole('button', { name: 'Не\u00A0связывать' }));

    expect(replace.mock.calls).toEqual([[`${back}?state=7&error=access_denied`]]);
  });

  it('asks nothing for an address that is not on the list', async () => {
    await show('?redirect_uri=https%3A%2F%2Fevil.example%2F', false);

    expect(screen.queryByRole('button')).toBeNull();
    expect(document.title).toBe('Голосовой помощник — Софит');
  });
});
