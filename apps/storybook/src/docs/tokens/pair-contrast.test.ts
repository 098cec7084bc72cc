import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { pairContrasts } from './pair-contrast.ts';

const find = (values: Record<string, string>, front: string, back: string) =>
  pairContrasts((name) => values[name] ?? '#000000', labels.main.variants).find(
    (pair) => pair.front === front && pair.back === back,
  );

describe('pairContrasts', () => {
  it('gives words and shapes what each is asked for', () => {
    const values = { t1: '#ffffff', inputBorder: '#ffffff' };

    expect(find(values, 't1', 'page')).toEqual({
      front: 't1',
      back: 'page',
      ratio: 21,
      least: 4.5,
    });
    expect(find(values, 'inputBorder', 'page')?.least).toBe(3);
  });

  it('takes the worst stop of a gradient', () => {
    const values = { onAction: '#ffffff', action: 'linear-gradient(#000000, #ffffff)' };

    expect(find(values, 'onAction', 'action')?.ratio).toBe(1);
  });

  it('leaves out what the label has not', () => {
    expect(find({}, 'live', 'surface4')).toBeUndefined();
  });
});
