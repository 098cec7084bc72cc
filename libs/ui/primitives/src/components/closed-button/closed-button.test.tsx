import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel, surround } from '../../testing/index.ts';
import { ClosedButton } from './closed-button.tsx';

const component = <ClosedButton reason="Только взрослый">Отключить</ClosedButton>;

describe('ClosedButton', () => {
  it('keeps its place in the order of focus, and says why it is closed', async () => {
    await renderWithLabel(component);

    await userEvent.tab();

    const button = screen.getByRole('button', { name: 'Отключить' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Только взрослый');
  });

  it('sends no form around it', async () => {
    const send = vi.fn();
    await renderWithLabel(<form onSubmit={send}>{component}</form>);

    await userEvent.click(screen.getByRole('button'));

    expect(send).not.toHaveBeenCalled();
  });

  it('leaves no style attribute in server HTML, which the security policy would drop', async () => {
    const { prelude } = await prerender(await surround(component));
    const html = await new Response(prelude).text();

    expect(html).toContain('Только взрослый');
    expect(html).not.toMatch(/\sstyle="/u);
  });
});
