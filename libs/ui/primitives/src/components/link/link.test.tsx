import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Link } from './link.tsx';
import { WordButton } from './word-button.tsx';

describe('Link', () => {
  it('keeps the page when it opens another beside it', async () => {
    await renderWithLabel(
      <Link href="/docs" isInNewTab>
        условия
      </Link>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'условия' });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  });
});

describe.each(['main', 'alternate'] as const)('WordButton in %s', (label) => {
  it('is pressed by mouse and by keyboard', async () => {
    const onPress = vi.fn();
    await renderWithLabel(<WordButton onPress={onPress}>Сбросить</WordButton>, { label });
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('does nothing while it is disabled, and can still be reached', async () => {
    const onPress = vi.fn();
    await renderWithLabel(
      <WordButton onPress={onPress} isDisabled>
        Сбросить
      </WordButton>,
      { label },
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(onPress).not.toHaveBeenCalled();
  });
});
