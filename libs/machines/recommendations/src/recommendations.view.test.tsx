import { openShell } from '@foyer/modal/fixtures';
import { showFlow } from '@foyer/modal/testing';
import { Dialog } from '@foyer/ui/dialog';
import { PosterCard } from '@foyer/screens/poster-card';
import { labels } from '@foyer/ui/theme';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  fakeRecommendationsPorts,
  recommendationsInputs,
  recommendedTitles,
} from './recommendations.fixtures.ts';
import { createRecommendationsMachine } from './recommendations.machine.ts';
import type { RecommendationsOutput, RecommendationsPorts } from './recommendations.types.ts';
import { RecommendationsFlow, type RecommendationsFlowProps } from './recommendations.view.tsx';

const { variants } = labels.main;

beforeAll(() => Promise.all([Dialog, PosterCard].map((part) => part.preload(variants))));
afterEach(cleanup);

async function show(
  autoClose?: RecommendationsFlowProps['autoClose'],
  replaced: Partial<RecommendationsPorts> = {},
) {
  const onDone = vi.fn<(output: RecommendationsOutput) => void>();
  const user = await showFlow(
    createRecommendationsMachine,
    fakeRecommendationsPorts(replaced),
    <RecommendationsFlow
      shell={openShell}
      input={recommendationsInputs.film}
      autoClose={autoClose}
      onDone={onDone}
    />,
  );
  return { onDone, user };
}

const ended = (onDone: ReturnType<typeof vi.fn>, status: RecommendationsOutput['status']) =>
  vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status }));

/** What is said with the title of the dialog. */
const described = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;

describe('RecommendationsFlow', () => {
  it('shows the titles, each a link to its page, and says that it closes by itself [EVENT-022, MODAL-029]', async () => {
    await show({ seconds: 30, isCounting: true });

    const dialog = await screen.findByRole('dialog', { name: /^Что ещё\sпосмотреть$/u });
    const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(links).toEqual(recommendedTitles.map(({ href }) => href));
    expect(described(dialog)).toMatch(/закроется само через 30\sсекунд/u);
    expect(dialog.querySelector('[data-counting]')).not.toBeNull();
  });

  it('says nothing of a time where it has none [MODAL-030]', async () => {
    await show();

    const dialog = await screen.findByRole('dialog');
    expect(described(dialog)).toBeUndefined();
    expect(dialog.querySelector('[data-counting]')).toBeNull();
  });

  it('stops its line while the time is held', async () => {
    await show({ seconds: 30, isCounting: false });

    expect((await screen.findByRole('dialog')).querySelector('[data-counting]')).toBeNull();
  });

  it('closes with Escape', async () => {
    const { onDone, user } = await show();
    await screen.findByRole('dialog');

    await user.keyboard('{Escape}');

    await ended(onDone, 'closed');
  });

  it('shows no empty shelf', async () => {
    const { onDone } = await show(undefined, { listTitles: async () => [] });

    await ended(onDone, 'nothing');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
