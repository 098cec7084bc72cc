import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { SettingRows, SettingSwitch } from './setting-rows.tsx';

describe('SettingSwitch', () => {
  it('tells of a press and says why it did not last', async () => {
    const onChange = vi.fn();
    await renderWithLabel(
      <SettingRows>
        <SettingSwitch
          label="Уведомления"
          isSelected
          onChange={onChange}
          errorMessage="Не сохранили"
        />
      </SettingRows>,
    );

    await userEvent.click(await screen.findByRole('switch', { name: 'Уведомления' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByRole('alert').textContent).toBe('Не сохранили');
  });
});
