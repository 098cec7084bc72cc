import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Popover, type PopoverProps } from './popover.tsx';

const render = (props: Partial<PopoverProps> = {}) =>
  renderWithLabel(
    <>
      <Popover
        label="О серии"
        trigger={(button) => (
          <button type="button" {...button}>
            Подробнее
          </button>
        )}
        {...props}
      >
        {props.children ??
          ((close) => (
            <button type="button" onClick={close}>
              Понятно
            </button>
          ))}
      </Popover>
      <button type="button">Рядом</button>
    </>,
  );

const trigger = () => screen.findByRole('button', { name: 'Подробнее' });
const panel = () => screen.findByRole('dialog', { name: 'О серии' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('Popover', () => {
  it('is opened by its button, which says so, and takes the focus', async () => {
    await render();
    const button = await trigger();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    await panel();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Понятно'));
  });

  it('lies in the browser’s layer over the page, which no box of the page cuts [SHELL-005, SHELL-013]', async () => {
    await render();
    await userEvent.click(await trigger());
    expect((await panel()).getAttribute('popover')).toBe('manual');
  });

  it('gives the focus back when Escape closes it', async () => {
    await render();
    await userEvent.click(await trigger());
    await panel();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(async () => expect(document.activeElement).toBe(await trigger()));
  });

  it('keeps Escape from whatever it stands in', async () => {
    const onEscape = vi.fn();
    document.addEventListener('keydown', onEscape, { capture: true });
    await render();
    await userEvent.click(await trigger());
    await panel();
    await userEvent.keyboard('{Escape}');
    await isGone();
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onEscape, { capture: true });
  });

  it('closes by a press outside and by its own content', async () => {
    await render();
    await userEvent.click(await trigger());
    await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Рядом' }));
    await isGone();

    await userEvent.click(await trigger());
    await userEvent.click(await screen.findByRole('button', { name: 'Понятно' }));
    await isGone();
  });

  it('leaves it to an owner whether it is open', async () => {
    const onOpenChange = vi.fn();
    await render({ isOpen: true, onOpenChange });
    await panel();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});
