import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is changed by a press on its words and by the space bar', async () => {
    const onChange = vi.fn();
    await renderWithLabel(
      <Checkbox isSelected={false} onChange={onChange}>
        Принимаю условия
      </Checkbox>,
    );
    await userEvent.click(screen.getByText('Принимаю условия'));
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it('shows what its owner says, not what was pressed', async () => {
    await renderWithLabel(
      <Checkbox isSelected={false} onChange={() => {}}>
        Принимаю условия
      </Checkbox>,
    );
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('is invalid with its error, and does not change when disabled', async () => {
    const onChange = vi.fn();
    await renderWithLabel(
      <Checkbox isSelected onChange={onChange} errorMessage="Нужно согласие" isDisabled>
        Принимаю условия
      </Checkbox>,
    );
    const box = await screen.findByRole('checkbox', { name: 'Принимаю условия' });
    await userEvent.click(box);
    expect(onChange).not.toHaveBeenCalled();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect((await screen.findByRole('alert')).textContent).toBe('Нужно согласие');
  });
});
