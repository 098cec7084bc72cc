import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  it('is a switch with a name, and a description of its own', async () => {
    await renderWithLabel(
      <Switch label="ПИН-код" description="Перед просмотром" isSelected onChange={() => {}} />,
    );
    const track = screen.getByRole<HTMLInputElement>('switch', { name: 'ПИН-код' });
    const description = document.getElementById(track.getAttribute('aria-describedby') ?? '');
    expect(track.checked).toBe(true);
    expect(description?.textContent).toBe('Перед просмотром');
  });

  it('is changed by a press anywhere in its row and by the space bar', async () => {
    const onChange = vi.fn();
    await renderWithLabel(<Switch label="ПИН-код" isSelected={false} onChange={onChange} />);
    await userEvent.click(screen.getByText('ПИН-код'));
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it('stays as it is when disabled', async () => {
    const onChange = vi.fn();
    await renderWithLabel(<Switch label="ПИН-код" isSelected onChange={onChange} isDisabled />);
    await userEvent.click(screen.getByRole('switch'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
