import { openShell } from '@foyer/modal/fixtures';
import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { LabelProvider, labels } from '@foyer/ui/theme';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { FrameDialog } from './frame.dialog.tsx';

const { origins } = labels.main;
const label = { ...labels.main, origins: { ...origins, frames: ['https://game.example'] } };

afterEach(() => {
  cleanup();
  publishShell(undefined);
});

async function show(data: Record<string, unknown>) {
  // Nothing is fetched: this DOM would load the frame.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = { label } as Partial<Shell['page']> as Shell['page'];
  publishShell({ page, uid: () => 'uid-1' } as Partial<Shell> as Shell);
  const translator = await createTranslator('rus', { segments: ['modal'] });
  await act(async () => {
    render(
      <I18nProvider translator={translator}>
        <LabelProvider label={label}>
          <Suspense>
            <FrameDialog shell={openShell} data={data} resolve={vi.fn()} reject={vi.fn()} />
          </Suspense>
        </LabelProvider>
      </I18nProvider>,
    );
  });
  return screen.findByRole('dialog');
}

describe('FrameDialog', () => {
  it('shows the site that a notification names, and tells it who the viewer is [MODAL-022, MODAL-023]', async () => {
    const dialog = await show({ url: 'https://game.example/play?level=2', title: 'Игра недели' });

    const frame = dialog.querySelector('iframe');
    expect([frame?.title, frame?.src]).toEqual([
      'Игра недели',
      'https://game.example/play?level=2&uid=uid-1&fingerprint=uid-1',
    ]);
  });

  it('goes by the name of the site where the notification has no title', async () => {
    await show({ url: 'https://game.example/' });

    expect(screen.getByRole('dialog', { name: labels.main.name.rus })).toBeTruthy();
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', 7, undefined])(
    'shows no other: %s',
    async (url) => {
      const dialog = await show({ url, title: 'Игра недели' });

      expect(dialog.querySelector('iframe')).toBeNull();
    },
  );
});
