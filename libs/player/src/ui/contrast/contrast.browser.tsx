import '@foyer/ui/base.css';
import { loadTheme } from '@foyer/ui/theme';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LabelName } from '../testing.tsx';
import { inksOf } from './inks.ts';
import { states } from './states.tsx';
import { contrastOf, withoutInks } from './surroundings.ts';

const labels: readonly LabelName[] = ['main', 'alternate'];

const screens = [
  { name: 'a wide screen', width: 1_280, height: 720 },
  { name: 'a phone', width: 390, height: 700 },
] as const;

const grounds = {
  black: '#000',
  white: '#fff',
  noise: 'repeating-conic-gradient(#fff 0 25%, #000 0 50%) 0 0 / 6px 6px',
} as const;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Puts a picture behind the player, and in place of an advertisement's. */
function layGround(background: string): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = `video, video + div:not(:last-child) > * { background: ${background} !important; color: transparent !important; }`;
  document.head.append(sheet);
  return () => sheet.remove();
}

/** Everything is where and as it will stay. */
async function comeToRest(): Promise<void> {
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      animation.cancel();
    else animation.finish();
  }
}

/** What cannot be told from its surroundings over a picture, each with its contrast. */
async function weakOver(
  ground: keyof typeof grounds,
  stage: HTMLElement,
  part: HTMLElement,
): Promise<string[]> {
  const lift = layGround(grounds[ground]);
  await comeToRest();
  const look = await withoutInks(stage);
  const measured = inksOf(part).flatMap((ink) => {
    const ratio = contrastOf(ink, look);
    return ratio === undefined ? [] : [{ ...ink, ratio }];
  });
  lift();
  expect(measured.length).toBeGreaterThan(0);
  return measured
    .filter(({ ratio, least }) => ratio < least)
    .map(({ name, ratio, least }) => `${ratio.toFixed(2)} of ${least} on ${ground}: ${name}`);
}

describe.each(labels)('the player in the label %s', (label) => {
  describe.each(screens)('on $name', ({ width, height }) => {
    it.each(states)('can be read over black, white and noise: $name', async ({ open, part }) => {
      await loadTheme(label);
      document.documentElement.dataset['label'] = label;
      const container = await open(label);
      Object.assign(container.style, { width: `${width}px`, height: `${height}px` });
      const stage = container.querySelector('section') as HTMLElement;

      const weak: string[] = [];
      for (const ground of Object.keys(grounds) as (keyof typeof grounds)[]) {
        weak.push(...(await weakOver(ground, stage, part?.() ?? stage)));
      }

      expect(weak).toEqual([]);
    });
  });
});
