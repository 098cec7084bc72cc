import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { ReminderButton, type ReminderButtonProps } from './reminder-button.tsx';

const onToggle = vi.fn();
const show = (given: Partial<ReminderButtonProps> = {}) =>
  renderWithLabel(
    <ReminderButton name="Метрополис" time="20:05" isSet={false} onToggle={onToggle} {...given} />,
  );
const button = () => screen.findByRole('button', { name: 'Напомнить: Метрополис, 20:05' });

describe('ReminderButton', () => {
  it('says of which programme it is, and whether there is a reminder', async () => {
    await show({ isSet: true });

    expect((await button()).getAttribute('aria-pressed')).toBe('true');
  });

  it('does nothing while the service is asked', async () => {
    const { unmount } = await show({ isBusy: true });
    await userEvent.click(await button());
    expect(onToggle).not.toHaveBeenCalled();
    unmount();

    await show();
    await userEvent.click(await button());
    expect(onToggle).toHaveBeenCalledTimes(1);
  });
});
