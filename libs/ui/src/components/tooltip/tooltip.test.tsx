import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip, type TooltipProps } from './tooltip.tsx';

afterEach(() => vi.useRealTimers());

const words = 'Качество зависит от связи';

const render = (props: Partial<TooltipProps> = {}) =>
  renderWithLabel(
    <Tooltip
      text={words}
      trigger={(button) => (
        <button type="button" {...button}>
          4K
        </button>
      )}
      {...props}
    />,
  );

const button = () => screen.getByRole('button', { name: '4K' });

describe('Tooltip', () => {
  it('takes the place of the hint that the browser would show of an icon button', async () => {
    await render({ trigger: (props) => <IconButton icon="pause" label="4K" {...props} /> });

    expect((await screen.findByRole('button', { name: '4K' })).getAttribute('title')).toBeNull();
  });

  it('describes what the keyboard is on, until Escape', async () => {
    await render();
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    expect(button().getAttribute('aria-describedby')).toBe(tooltip.id);
    expect(tooltip.textContent).toBe(words);

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(words)).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('waits until a mouse rests, and shows nothing to a finger', async () => {
    await render();
    vi.useFakeTimers();
    const rest = (pointerType: string) => {
      fireEvent.pointerEnter(button(), { pointerType });
      fireEvent.mouseEnter(button());
      fireEvent.mouseMove(button());
    };
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    rest('touch');
    await pass(2000);
    expect(screen.queryByText(words)).toBeNull();
    fireEvent.mouseLeave(button());

    rest('mouse');
    await pass(499);
    expect(screen.queryByText(words)).toBeNull();
    await pass(1);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('shows a name without having it read twice', async () => {
    await render({ kind: 'name', text: '4K' });
    await userEvent.tab();
    await waitFor(() => expect(screen.getAllByText('4K')).toHaveLength(2));
    expect(button().getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
