import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { ChatButton } from './chat-button.tsx';

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Чат с поддержкой' }));

describe('ChatButton', () => {
  it('opens the chat', async () => {
    const onPress = vi.fn();
    await renderWithLabel(<ChatButton onPress={onPress} />);
    await press();

    expect(onPress).toHaveBeenCalledOnce();
  });

  it('does nothing more while the chat is on its way', async () => {
    const onPress = vi.fn();
    await renderWithLabel(<ChatButton onPress={onPress} state="pending" />);
    await press();

    expect(onPress).not.toHaveBeenCalled();
  });

  it('gives the phone of the support where the chat does not come', async () => {
    const onPress = vi.fn();
    await renderWithLabel(<ChatButton onPress={onPress} state="failed" />);

    expect((await screen.findByRole('status')).textContent).toContain('8\u00A0800\u00A0000-00-00');
    await press();
    expect(onPress).toHaveBeenCalledOnce();
  });
});
