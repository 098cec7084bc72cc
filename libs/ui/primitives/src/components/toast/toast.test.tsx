import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ToastRegion } from './index.ts';
import { bookmarked, newEpisode, saved, unpaid } from './toast.fixtures.ts';
import type { ToastItem, ToastRegionProps } from './toast.types.ts';

/** A page whose toasts go when they are closed. */
function Page({ toasts, ...props }: Partial<ToastRegionProps>) {
  const [list, setList] = useState<readonly ToastItem[]>(toasts ?? [bookmarked, saved]);
  return (
    <>
      <button type="button">Страница</button>
      <ToastRegion
        {...props}
        toasts={list}
        onClose={(id) => {
          props.onClose?.(id);
          setList(list.filter((toast) => toast.id !== id));
        }}
      />
    </>
  );
}

const page = () => screen.getByRole('button', { name: 'Страница' });
const region = () => screen.findByRole('region', { name: 'Уведомления' });
const closeButton = ({ title }: ToastItem) =>
  screen.getByRole('button', { name: `Закрыть уведомление «${title}»` });

describe.each(['main', 'alternate'] as const)('ToastRegion of %s', (label) => {
  it('shows the first four, in the order given [NOTIF-006]', async () => {
    const toasts = [bookmarked, unpaid, newEpisode, saved, { ...saved, id: 'fifth' }];
    await renderWithLabel(<Page toasts={toasts} />, { label });
    await region();
    const titles = screen.getAllByRole('listitem').map((item) => item.querySelector('p'));
    expect(titles.map((title) => title?.textContent)).toEqual(
      [bookmarked, unpaid, newEpisode, saved].map(({ title }) => title),
    );
  });

  it('is not in the page while there is nothing to show', async () => {
    await renderWithLabel(<Page toasts={[]} />, { label });
    await waitFor(() => expect(page()).toBeTruthy());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('tells a failure at once, other news when there is a pause', async () => {
    await renderWithLabel(<Page toasts={[unpaid, saved]} />, { label });
    const alert = await screen.findByRole('alert');
    const status = await screen.findByRole('status');
    const heard = [alert, status].map((place) => [
      place.textContent,
      place.getAttribute('aria-live'),
    ]);
    expect(heard).toEqual([
      ['Оплата не\u00A0прошлаДеньги не\u00A0списаны. Попробуйте другую карту.', 'assertive'],
      ['Настройки сохранены', 'polite'],
    ]);
  });

  it('stops the time of all while one is pointed at', async () => {
    const onPause = vi.fn();
    const onResume = vi.fn();
    await renderWithLabel(<Page onPause={onPause} onResume={onResume} />, { label });

    await userEvent.hover(await screen.findByText(saved.title));
    expect([onPause.mock.calls, onResume.mock.calls]).toEqual([[['bookmarked'], ['saved']], []]);

    await userEvent.unhover(screen.getByText(saved.title));
    expect(onResume.mock.calls).toEqual([['bookmarked'], ['saved']]);
  });

  it('lets the time run again after the press that closed one', async () => {
    const onResume = vi.fn();
    await renderWithLabel(<Page onResume={onResume} />, { label });
    await region();

    await userEvent.click(closeButton(bookmarked));
    await userEvent.unhover(screen.getByText(saved.title));

    expect(onResume.mock.calls).toEqual([['bookmarked'], ['saved']]);
  });

  it('is reached by F6, which goes back as well', async () => {
    await renderWithLabel(<Page />, { label });
    const toasts = await region();
    page().focus();
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(toasts);
    await userEvent.tab();
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(page());
  });

  it('is reached by F6 from inside of a modal dialog, and goes back there', async () => {
    await renderWithLabel(
      <>
        <Dialog isOpen title="Вход" onClose={() => {}}>
          <input aria-label="Телефон" />
        </Dialog>
        <Page />
      </>,
      { label },
    );
    const toasts = await region();
    const field = await screen.findByRole('textbox', { name: 'Телефон' });
    field.focus();

    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(toasts);
    await userEvent.tab();
    expect(toasts.contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    expect(toasts.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(field);
  });

  it('takes Escape before a dialog that lies under it', async () => {
    const onClose = vi.fn();
    const closeDialog = vi.fn();
    await renderWithLabel(
      <>
        <Dialog isOpen title="Вход" onClose={closeDialog} />
        <Page onClose={onClose} />
      </>,
      { label },
    );
    await region();
    await screen.findByRole('dialog');

    await userEvent.keyboard('{F6}{Tab}{Escape}');

    expect([onClose.mock.calls, closeDialog.mock.calls]).toEqual([[['bookmarked']], []]);
  });

  it('closes a toast by Escape and keeps the focus among the others, then gives it back', async () => {
    const onClose = vi.fn();
    await renderWithLabel(<Page onClose={onClose} />, { label });
    const toasts = await region();
    page().focus();
    await userEvent.keyboard('{F6}{Tab}{Escape}');
    expect(onClose.mock.calls).toEqual([['bookmarked']]);
    expect(document.activeElement).toBe(toasts);

    await userEvent.keyboard('{Tab}{Escape}');
    expect(onClose.mock.calls).toEqual([['bookmarked'], ['saved']]);
    expect(document.activeElement).toBe(page());
  });

  it('gives the focus back after a press on the close button', async () => {
    await renderWithLabel(<Page />, { label });
    await region();
    page().focus();
    await userEvent.click(closeButton(saved));
    expect(screen.queryByText(saved.title)).toBeNull();
    expect(document.activeElement).toBe(page());
  });

  it('tells that its action was taken, by a button or by a link', async () => {
    const onAction = vi.fn();
    const undo = vi.fn();
    const undone = { ...bookmarked, action: { label: 'Отменить', onPress: undo } };
    await renderWithLabel(<Page toasts={[undone, unpaid]} onAction={onAction} />, { label });
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    const link = screen.getByRole('link', { name: 'Сменить карту' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(onAction.mock.calls).toEqual([['bookmarked'], ['unpaid']]);
    expect(link.getAttribute('href')).toBe('/my/payments');
  });
});

it('shows the marks of a heading, and calls the toast by its plain title', async () => {
  await renderWithLabel(<Page toasts={[{ ...saved, heading: <b>Сохранены</b> }]} />);
  await region();
  expect(screen.getByText('Сохранены').tagName).toBe('B');
  expect(screen.queryByText(saved.title)).toBeNull();
  expect(closeButton(saved)).toBeTruthy();
});

it('offers no way to close what cannot be closed', async () => {
  const onClose = vi.fn();
  const fixed = { ...bookmarked, isClosable: false };
  await renderWithLabel(<Page toasts={[fixed]} onClose={onClose} />);
  await region();
  expect(screen.queryByRole('button', { name: /^Закрыть/ })).toBeNull();
  screen.getByRole('button', { name: 'Отменить' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it('shows the time of a toast that has one, in its length', async () => {
  await renderWithLabel(<Page toasts={[bookmarked, saved]} />, { label: 'main' });
  await region();
  const lines = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector<HTMLElement>('[style]')?.style.animationDuration);
  expect(lines).toEqual(['6000ms', undefined]);
});
