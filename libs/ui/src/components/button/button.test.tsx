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
});
