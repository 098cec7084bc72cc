import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '@foyer/ui/theme';
import { makeTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { Icon } from '@foyer/ui/icon';
import { AnchoredPreview } from './index.ts';
import { PreviewPopover } from './preview-popover.tsx';

const title = makeTitle('mayak', 'Маяк', { summary: 'Смотритель находит чужой дневник.' });
let card: HTMLAnchorElement;
/** Whether the pointer is on the card when the preview's code has come. */
let isUnderPointer = true;

// Chunks take real time to come, and in the tests time stands still.
beforeAll(async () => {
  const { variants } = labels.main;
  await Promise.all([PreviewPopover.preload(variants), Icon.preload(variants)]);
}, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  card = document.createElement('a');
  card.href = '/movies/mayak';
  document.body.append(card);
  isUnderPointer = true;
  const matches = card.matches.bind(card);
  Object.assign(card, {
    matches: (selector: string) => (selector === ':hover' ? isUnderPointer : matches(selector)),
  });
});
afterEach(() => {
  vi.useRealTimers();
  card.remove();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (isAsked: boolean) =>
  renderWithLabel(
    <AnchoredPreview
      anchor={card}
      link={card}
      isAsked={isAsked}
      title={title}
      playHref="/movies/mayak/player"
    />,
  );
const preview = () => screen.queryByRole('region', { name: 'Маяк' });

describe('AnchoredPreview', () => {
  it('opens after 500 ms by a card of somebody else, and closes when the pointer leaves it [CARD-005]', async () => {
    await show(false);
    const early = preview();
    await wait(500);
    const open = preview();
    act(() => void card.dispatchEvent(new Event('pointerout', { bubbles: true })));
    await wait(200);

    expect([early, open !== null, preview()]).toEqual([null, true, null]);
  });

  it('stays closed when the pointer has gone before its code came', async () => {
    isUnderPointer = false;
    await show(false);
    await wait(1000);

    expect(preview()).toBeNull();
  });

  it('comes for a pointer that moves on the card, not for one that something else has uncovered it under', async () => {
    isUnderPointer = false;
    await show(false);
    act(() => void card.dispatchEvent(new Event('pointerenter')));
    await wait(1000);
    const uncovered = preview();

    fireEvent.pointerMove(card, { pointerType: 'mouse' });
    await wait(500);

    expect([uncovered, preview() !== null]).toEqual([null, true]);
  });

  it('stays open when it comes to lie between the pointer and the card', async () => {
    await show(false);
    await wait(500);

    act(() => void card.dispatchEvent(new Event('pointerout', { bubbles: true })));
    fireEvent.pointerOver(preview() ?? card, { pointerType: 'mouse' });
    act(() => void card.dispatchEvent(new Event('pointerleave')));
    await wait(500);

    expect(preview()).not.toBeNull();
  });

  it('opens at once when it was asked for, and gives the focus back at Escape', async () => {
    card.focus();
    await show(true);
    await wait(0);
    expect(preview()).not.toBeNull();

    screen.getByRole('link', { name: 'Смотреть', hidden: true }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await wait(0);

    expect([preview(), document.activeElement]).toEqual([null, card]);
  });
});
