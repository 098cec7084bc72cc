import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '@foyer/ui/theme';
import { makeTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { Icon } from '@foyer/ui/icon';
import { CardPreview, type CardPreviewProps } from './index.ts';
import { PreviewPopover } from './preview-popover.tsx';

const title = makeTitle('mayak', 'Маяк', { summary: 'Смотритель находит чужой дневник.' });

// Chunks take real time to come, and in the tests time stands still.
beforeAll(async () => {
  const parts = [PreviewPopover, Icon];
  const variants = [labels.main.variants, labels.alternate.variants];
  await Promise.all(variants.flatMap((each) => parts.map((part) => part.preload(each))));
}, 60_000);
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type LabelId = 'main' | 'alternate';

const show = (label: LabelId, props: Partial<CardPreviewProps> = {}) =>
  renderWithLabel(
    <CardPreview title={title} playHref="/movies/mayak/player" {...props}>
      <a href="/movies/mayak">Маяк</a>
    </CardPreview>,
    { label },
  );

const wait = () => act(() => vi.advanceTimersByTimeAsync(1000));

async function rest(label: LabelId, props?: Partial<CardPreviewProps>) {
  await show(label, props);
  fireEvent.pointerOver(screen.getByRole('link'), { pointerType: 'mouse' });
  await wait();
}

describe.each(['main', 'alternate'] as const)('CardPreview of %s', (label) => {
  it('plays a muted trailer over the still [CARD-005]', async () => {
    await rest(label, {
      renderTrailer: (video) => (
        <video {...video} data-testid="trailer">
          <track kind="captions" />
        </video>
      ),
    });

    const preview = screen.getByRole('region', { name: 'Маяк' });
    const trailer = screen.getByTestId<HTMLVideoElement>('trailer');
    expect(preview.contains(trailer)).toBe(true);
    expect([trailer.muted, trailer.autoplay]).toEqual([true, true]);
    expect(preview.textContent).toContain('Смотритель находит чужой дневник.');
  });

  it('stays closed for the focus, and opens for a pointer that rests on the same card', async () => {
    await show(label);
    act(() => screen.getByRole('link').focus());
    await wait();
    const focused = screen.queryByRole('region');

    fireEvent.pointerOver(screen.getByRole('link'), { pointerType: 'mouse' });
    await wait();

    expect([focused, screen.queryByRole('region') !== null]).toEqual([null, true]);
  });

  it('offers to watch and to keep', async () => {
    const onToggle = vi.fn();
    await rest(label, { bookmark: { isOn: false, onToggle } });

    const play = screen.getByRole('link', { name: 'Смотреть' });
    expect(play.getAttribute('href')).toBe('/movies/mayak/player');
    fireEvent.click(screen.getByRole('button'));
    expect(onToggle).toHaveBeenCalledTimes(1);
  });
});
