import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is pressed by mouse and by keyboard', async () => {
    const onPress = vi.fn();
    await renderWithLabel(<Button onPress={onPress}>Дальше</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('does nothing while it is pending, and keeps its focus', async () => {
    const onPress = vi.fn();
    await renderWithLabel(
      <Button isPending onPress={onPress}>
        Дальше
      </Button>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('is a word on a sheet of print, unless it is the first', async () => {
    const both = (
      <>
        <Button>Получить код</Button>
        <Button tone="plain">Войти по почте</Button>
      </>
    );
    await renderWithLabel(both, { label: 'alternate' });

    const [first, second] = screen.getAllByRole('button');
    expect(first?.className).toContain('action');
    expect(second?.className).not.toContain('action');
  });
});
