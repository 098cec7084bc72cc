import type { SubtitleCue } from '@foyer/player-machine';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openPlayer, pauseButton } from '../testing.tsx';

afterEach(cleanup);

async function showCues(cues: readonly SubtitleCue[]) {
  const player = await openPlayer();
  await pauseButton();
  act(() => player.report({ type: 'cues', cues }));
}

const lineOf = async (text: string) => (await screen.findByText(text)).parentElement;

describe('Captions', () => {
  it('runs each line in the direction of its own letters', async () => {
    await showCues([{ text: '— שלום?\nHello' }]);
    const lines = [await lineOf('— שלום?'), await lineOf('Hello')];
    expect(lines.map((line) => line?.dir)).toEqual(['auto', 'auto']);
  });

  it('puts a cue where it is to stand, and the others at the foot', async () => {
    await showCues([
      { text: 'Above', top: 10, left: 20, width: 60, align: 'left' },
      { text: 'Below' },
    ]);
    const above = (await lineOf('Above'))?.parentElement;
    const below = (await lineOf('Below'))?.parentElement;
    expect(above?.style.cssText).toContain('text-align: left');
    expect([above?.style.marginLeft, above?.style.width]).toEqual(['20%', '60%']);
    expect(below?.style.cssText).toContain('text-align: center');
    expect(above?.closest('[data-size]')).not.toBe(below?.closest('[data-size]'));
    expect(above?.closest('[data-size]')?.children).toHaveLength(2);
    expect(below?.closest('[data-size]')?.children).toHaveLength(1);
  });
});
