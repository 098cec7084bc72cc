import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Menu } from './menu.tsx';
import type { MenuSection } from './menu.types.ts';

const sectionsOf = (onPress: (id: string) => void): readonly MenuSection[] => [
  {
    id: 'watch',
    entries: [
      { id: 'play', title: 'Смотреть', href: '#player' },
      { id: 'later', title: 'Отложить', onPress: () => onPress('later') },
      { id: 'gift', title: 'Подарить', onPress: () => onPress('gift'), isDisabled: true },
    ],
  },
  {
    id: 'order',
    title: 'Порядок',
    entries: [
      {
        id: 'new',
        title: 'Сначала новые',
        choice: { kind: 'one', isChosen: true },
        onPress: () => onPress('new'),
      },
      {
        id: 'old',
        title: 'Сначала старые',
        choice: { kind: 'one', isChosen: false },
        onPress: () => onPress('old'),
      },
    ],
  },
];

const open = async (
  onPress: (id: string) => void = () => {},
  sections: readonly MenuSection[] = sectionsOf(onPress).filter(({ id }) => id === 'watch'),
  first = 'Смотреть',
) => {
  await renderWithLabel(
    <Menu
      sections={sections}
      trigger={(button) => (
        <button type="button" {...button}>
          Ещё
        </button>
      )}
    />,
  );
  trigger().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'Ещё' });
  await waitFor(() => expect(focused()).toBe(first));
};

const trigger = () => screen.getByRole('button', { name: 'Ещё' });
const focused = () => document.activeElement?.textContent;
const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const press = async (keys: string, title: string) => {
  await userEvent.keyboard(keys);
  await waitFor(() => expect(focused()).toBe(title));
};

describe('Menu', () => {
  it('is walked through by arrows, Home and End, round its ends', async () => {
    await open();
    await press('{ArrowDown}', 'Отложить');
    await press('{End}', 'Подарить');
    await press('{ArrowDown}', 'Смотреть');
    await press('{ArrowUp}', 'Подарить');
    await press('{Home}', 'Смотреть');
  });

  it('goes to the entry whose first letters are typed', async () => {
    await open();
    await press('под', 'Подарить');
  });

  it('does what its entry says, closes, and gives the focus back', async () => {
    const onPress = vi.fn();
    await open(onPress);
    await press('{ArrowDown}', 'Отложить');
    await userEvent.keyboard('{Enter}');
    expect(onPress.mock.calls).toEqual([['later']]);
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });

  it('follows a link by Space, too', async () => {
    await open();
    const onClick = vi.fn();
    screen.getByRole('menuitem', { name: 'Смотреть' }).addEventListener('click', onClick);
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(1);
    await isGone();
  });

  it('lets a disabled entry be reached and nothing come of it', async () => {
    const onPress = vi.fn();
    await open(onPress);
    await press('{ArrowDown}', 'Отложить');
    await press('{ArrowDown}', 'Подарить');
    await userEvent.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('opens on the entry that is chosen in its section, and tells so', async () => {
    await open(
      undefined,
      sectionsOf(() => {}),
      'Сначала новые',
    );
    const group = screen.getByRole('group', { name: 'Порядок' });
    const checked = [...group.querySelectorAll('[role=menuitemradio]')].map((entry) => [
      entry.textContent,
      entry.getAttribute('aria-checked'),
    ]);
    expect(checked).toEqual([
      ['Сначала новые', 'true'],
      ['Сначала старые', 'false'],
    ]);
  });

  it('closes by Escape with the focus on its button', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });
});
