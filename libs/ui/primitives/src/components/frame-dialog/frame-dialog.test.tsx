import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { FrameDialog } from './index.ts';

const show = (address: string | undefined, onClose = vi.fn()) =>
  renderWithLabel(<FrameDialog isOpen title="Игра недели" address={address} onClose={onClose} />);

it('shows another site, which cannot lead this page elsewhere [MODAL-022]', async () => {
  await show('about:blank');

  const frame = await screen.findByTitle('Игра недели');

  expect(frame.getAttribute('src')).toBe('about:blank');
  expect(frame.getAttribute('sandbox')?.split(' ')).toEqual(['allow-scripts', 'allow-forms']);
});

it('says that something failed where the address may not be shown [MODAL-024]', async () => {
  const onClose = vi.fn();
  await show(undefined, onClose);

  const dialog = await screen.findByRole('dialog', { name: 'Не\u00A0получилось' });
  expect(dialog.querySelector('iframe')).toBeNull();
  const [close] = screen.getAllByRole('button', { name: 'Закрыть' });
  if (close) await userEvent.click(close);

  expect(onClose).toHaveBeenCalledOnce();
});
