import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';

const render = (props: Omit<ProgressBarProps, 'label'>, language: 'rus' | 'hye' = 'rus') =>
  renderWithLabel(<ProgressBar label="Переносим закладки" {...props} />, { language });

const bar = () =>
  screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Переносим закладки' });

describe('ProgressBar', () => {
  it('says in words how much is done', async () => {
    await render({ done: 12, total: 60 });
    const { max, value } = await bar();
    expect([value, max, (await bar()).getAttribute('aria-valuetext')]).toEqual([
      12,
      60,
      '12 из\u00A060',
    ]);
  });

  it('sets thousands apart', async () => {
    await render({ done: 1200, total: 12480 });
    expect((await bar()).getAttribute('aria-valuetext')).toBe('1\u202F200 из\u00A012\u202F480');
  });

  it('has no value while the end is not known, and counts all the same', async () => {
    await render({ done: 12 });
    expect((await bar()).hasAttribute('value')).toBe(false);
    expect(screen.getByText('12')).toBeTruthy();
  });

  it('never shows more than the whole', async () => {
    await render({ done: 61, total: 60 });
    expect((await bar()).value).toBe(60);
  });
});
