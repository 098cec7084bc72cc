import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import type { DialogProps } from './dialog.types.ts';
import { Dialog } from './index.ts';

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Dialog
        title="Введите ПИН-код"
        description="Код знает владелец"
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <input aria-label="Код" />
      </Dialog>
    </>
  );
}

/** A dialog whose first step is a button that leads to the second one. */
function Steps() {
  const [isSecond, setSecond] = useState(false);
  const [isThird, setThird] = useState(false);
  return (
    <Dialog title={isSecond ? 'Второй шаг' : 'Первый шаг'} isOpen onClose={() => undefined}>
      {isSecond ? (
        <>
          <input key="field" aria-label="Код" />
          {isThird || (
            <button type="button" onClick={() => setThird(true)}>
              Ещё раз
            </button>
          )}
        </>
      ) : (
        <button key="button" type="button" onClick={() => setSecond(true)}>
          Дальше
        </button>
      )}
    </Dialog>
  );
}

/** A dialog that gives way to another one, as waiting does to what was waited for. */
function Successor() {
  const [shown, show] = useState<'nothing' | 'waiting' | 'field'>('nothing');
  return (
    <>
      <button type="button" onClick={() => show('waiting')}>
        Купить
      </button>
      {shown === 'waiting' && (
        <Dialog key="waiting" title="Ждём" isOpen onClose={() => undefined}>
          <button type="button" onClick={() => show('field')}>
            Дождались
          </button>
        </Dialog>
      )}
      {shown !== 'waiting' && (
        <Dialog
          key="field"
          title="Введите код"
          isOpen={shown === 'field'}
          onClose={() => show('nothing')}
        >
          <input aria-label="Код" />
        </Dialog>
      )}
    </>
  );
}

const open = async (props: Partial<DialogProps> = {}, label: 'main' | 'alternate' = 'main') => {
  await renderWithLabel(<Opener {...props} />, { label });
  await userEvent.click(await screen.findByRole('button', { name: 'Открыть' }));
  return screen.findByRole('dialog');
};

describe.each(['main', 'alternate'] as const)('Dialog of %s', (label) => {
  it('lies in a layer over the page, which is out of reach below it [SHELL-006]', async () => {
    const dialog = await open({}, label);
    const page = screen.getByText('Открыть').closest('body > *');
    expect(page?.contains(dialog)).toBe(false);
    expect(page?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is named and described', async () => {
    const dialog = await open({}, label);
    expect(screen.getByRole('dialog', { name: 'Введите ПИН-код' })).toBe(dialog);
    const id = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Код знает владелец');
  });

  it('keeps the focus where a step took it with it, and says the title of the next one', async () => {
    await renderWithLabel(<Steps />, { label });
    const button = await screen.findByRole('button', { name: 'Дальше' });
    button.focus();
    await userEvent.keyboard('{Enter}');

    expect(document.activeElement).toBe(screen.getByLabelText('Код'));
    expect(screen.getByRole('heading', { name: 'Второй шаг' }).getAttribute('aria-live')).toBe(
      'polite',
    );
  });

  it('keeps the focus where a button that was pressed is gone', async () => {
    await renderWithLabel(<Steps />, { label });
    await userEvent.click(await screen.findByRole('button', { name: 'Дальше' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ещё раз' }));

    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Код')));
  });

  it('closes on Escape and gives the focus back [MODAL-004]', async () => {
    const dialog = await open({}, label);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Открыть' })),
    );
  });

  it('leaves the focus to a dialog that takes its place, and gives it back after that one', async () => {
    await renderWithLabel(<Successor />, { label });
    const opener = await screen.findByRole('button', { name: 'Купить' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Дождались' }));

    const field = await screen.findByRole('textbox', { name: 'Код' });
    // The dialog before it lets the focus go a moment after it is gone.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('leaves Escape to an owner that tells it apart', async () => {
    const onEscape = vi.fn();
    const dialog = await open({ onEscape }, label);
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
    expect(dialog.isConnected).toBe(true);
  });

  it('closes by its button', async () => {
    const dialog = await open({}, label);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  });

  it('ignores Escape and has no button when it may not be dismissed [MODAL-004]', async () => {
    const dialog = await open({ isDismissable: false }, label);
    await userEvent.keyboard('{Escape}');
    expect(dialog.isConnected).toBe(true);
    expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
  });

  it('stays when the overlay is pressed [MODAL-005]', async () => {
    const dialog = await open({}, label);
    const overlay = dialog.previousElementSibling ?? document.body;
    await userEvent.click(overlay, { pointerEventsCheck: 0 });
    expect(dialog.isConnected).toBe(true);
    expect(dialog.getAttribute('data-state')).toBe('open');
  });

  it('comes and goes by opacity and scale unless told otherwise [MODAL-007, MODAL-008]', async () => {
    const animations: unknown[] = [];
    for (const props of [{}, { animation: 'none' }] as const) {
      const dialog = await open(props, label);
      animations.push(dialog.dataset['animation']);
      await userEvent.keyboard('{Escape}');
      cleanup();
    }
    expect(animations).toEqual(['opacity-scale', 'none']);
  });
});
