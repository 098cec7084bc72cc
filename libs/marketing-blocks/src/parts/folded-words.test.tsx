import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FoldedWords } from './folded-words.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const words = (
  <FoldedWords show="short" className="words">
    <a href="/faq">Как</a>
  </FoldedWords>
);
const box = () => document.querySelector('.words');
const show = (height: number) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  return renderWithLabel(words);
};

describe('FoldedWords', () => {
  it('are opened and folded by a button, with the keyboard [BLOCK-011]', async () => {
    await show(400);
    const button = await screen.findByRole('button', { name: 'Читать дальше' });
    expect([button.getAttribute('aria-expanded'), box()?.hasAttribute('data-folded')]).toEqual([
      'false',
      true,
    ]);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(box()?.hasAttribute('data-folded')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Свернуть' }));
    expect(box()?.hasAttribute('data-folded')).toBe(true);
  });

  it('have no button where all of them are seen [BLOCK-011]', async () => {
    await show(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('open when a link among them gets the focus [BLOCK-011]', async () => {
    await show(400);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link'));
    expect(box()?.hasAttribute('data-folded')).toBe(false);
  });
});
