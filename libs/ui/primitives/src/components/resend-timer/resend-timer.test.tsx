import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { surround } from '../../testing/surround.tsx';
import { renderWithLabel } from '../../testing/index.ts';
import { ResendTimer } from './resend-timer.tsx';

describe('ResendTimer', () => {
  it('says how long to wait, and does nothing until then', async () => {
    const onResend = vi.fn();
    await renderWithLabel(<ResendTimer secondsLeft={42} onResend={onResend} />);
    const button = await screen.findByRole('button', { name: 'Отправить ещё раз через 0:42' });
    await userEvent.click(button);
    expect(onResend).not.toHaveBeenCalled();
  });

  it('sends when the time is over, and keeps its focus while it waits again', async () => {
    const onResend = vi.fn();
    const { rerender } = await renderWithLabel(<ResendTimer secondsLeft={0} onResend={onResend} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Отправить ещё раз' }));
    expect(onResend).toHaveBeenCalledTimes(1);

    rerender(await surround(<ResendTimer secondsLeft={60} onResend={onResend} />));

    expect(document.activeElement?.textContent).toBe('Отправить ещё раз через 1:00');
  });

  it('gives the focus to the field of the code in its form: what comes is typed there', async () => {
    await renderWithLabel(
      <form>
        <input autoComplete="one-time-code" aria-label="Код" />
        <ResendTimer secondsLeft={0} onResend={() => {}} />
      </form>,
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Отправить ещё раз' }));

    expect(document.activeElement).toBe(screen.getByLabelText('Код'));
  });

  it('says of no end where there was no wait: the first code is on its way', async () => {
    await renderWithLabel(<ResendTimer secondsLeft={0} onResend={() => {}} />);
    expect((await screen.findByRole('status')).textContent).toBe('');
  });

  it('speaks once, at the end of the wait', async () => {
    const { rerender } = await renderWithLabel(<ResendTimer secondsLeft={1} onResend={() => {}} />);
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('');
    rerender(await surround(<ResendTimer secondsLeft={0} onResend={() => {}} />));
    expect((await screen.findByRole('status')).textContent).toBe('Код можно отправить ещё раз');
  });
});
