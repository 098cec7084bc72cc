import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { RatingInput } from './index.ts';

describe('RatingInput', () => {
  it('offers 1 to 10 and marks the rating that was given [RATE-001]', async () => {
    await renderWithLabel(<RatingInput value={8} onChange={() => {}} />);
    const offered = (await screen.findAllByRole<HTMLInputElement>('radio')).map(
      ({ value, checked }) => (checked ? `${value}!` : value),
    );
    expect(offered).toEqual(['1', '2', '3', '4', '5', '6', '7', '8!', '9', '10']);
  });

  it('reports the number that is chosen by keyboard', async () => {
    const onChange = vi.fn();
    await renderWithLabel(<RatingInput value={8} onChange={onChange} />);
    await screen.findAllByRole('radio');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange.mock.calls).toEqual([[9]]);
  });

  it('lets Tab reach the rating that was given, and each where there is none', async () => {
    const tabbable = () =>
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map(({ value }) => value);
    const { unmount } = await renderWithLabel(<RatingInput value={8} onChange={() => {}} />);
    await screen.findAllByRole('radio');
    expect(tabbable()).toEqual(['8']);
    unmount();

    await renderWithLabel(<RatingInput value={0} onChange={() => {}} />);
    await screen.findAllByRole('radio');
    expect(tabbable()).toHaveLength(10);
  });

  it('takes a rating back as 0, and offers that only where there is one [RATE-002]', async () => {
    const onChange = vi.fn();
    const { unmount } = await renderWithLabel(<RatingInput value={8} onChange={onChange} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать оценку' }));
    expect(onChange.mock.calls).toEqual([[0]]);
    unmount();
    await renderWithLabel(<RatingInput value={0} onChange={onChange} />);
    await screen.findAllByRole('radio');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
