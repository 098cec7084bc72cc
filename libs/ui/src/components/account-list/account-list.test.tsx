import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountList } from './account-list.tsx';

afterEach(cleanup);

const props = {
  heading: 'Choose an account',
  text: 'No code is needed',
  accounts: [
    { id: '1', title: '+7 900 000-00-01', text: 'one profile' },
    { id: '2', title: '+7 900 000-00-02', text: 'family' },
  ],
};

describe('AccountList', () => {
  it('chooses by keyboard', async () => {
    const onChoose = vi.fn();
    render(<AccountList {...props} onChoose={onChoose} />);

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(onChoose).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('ignores presses while a choice is under way, without losing the focus', async () => {
    const onChoose = vi.fn();
    render(<AccountList {...props} onChoose={onChoose} isBusy />);

    await userEvent.click(screen.getByRole('button', { name: /family/ }));

    expect(onChoose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /family/ }));
  });

  it('speaks what went wrong', () => {
    render(<AccountList {...props} onChoose={vi.fn()} errorMessage="No connection" />);

    expect(screen.getByRole('alert').textContent).toBe('No connection');
  });
});
