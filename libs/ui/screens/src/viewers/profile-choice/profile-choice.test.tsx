import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { ProfileChoice, type ProfileChoiceProps } from './index.ts';

const picture = { url: '/api/v1/images/avatar-1', color: '#35506b', tone: 'dark' } as const;
const profiles = [
  { id: 'anna', name: 'Анна', picture },
  { id: 'lyova', name: 'Лёва', picture },
];

const show = async (label: 'main' | 'alternate', props: Partial<ProfileChoiceProps> = {}) => {
  const onChoose = vi.fn();
  await renderWithLabel(
    <ProfileChoice profiles={profiles} current="anna" onChoose={onChoose} {...props} />,
    { label },
  );
  await screen.findByRole('list', { name: 'Профили аккаунта' });
  return onChoose;
};

const rows = () =>
  screen
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-current')]);

describe.each(['main', 'alternate'] as const)('ProfileChoice of %s', (label) => {
  it('names the profiles and marks the one in force, once', async () => {
    await show(label);

    const [anna, lyova] = rows();
    expect(anna?.[0]).toMatch(/Анна.*Сейчас смотрит/);
    expect(anna?.[0]?.match(/Сейчас смотрит/gu)).toHaveLength(1);
    expect(lyova?.[0]).not.toMatch(/Сейчас смотрит/);
    expect([anna?.[1], lyova?.[1]]).toEqual(['true', null]);
  });

  it('chooses by the keyboard, from the profile in force', async () => {
    const onChoose = await show(label, { autoFocus: true });

    await userEvent.keyboard('{Tab}{Enter}');

    expect(onChoose).toHaveBeenCalledExactlyOnceWith('lyova');
  });

  it('offers another profile only where there is a way to it [PROF-003]', async () => {
    const onAdd = vi.fn();
    await show(label, { onAdd });
    await userEvent.click(screen.getByRole('button', { name: 'Новый профиль' }));
    expect(onAdd).toHaveBeenCalledOnce();
  });

  it('has no such button without it [PROF-003]', async () => {
    await show(label);
    expect(screen.queryByRole('button', { name: 'Новый профиль' })).toBeNull();
  });

  it('takes no choice while one is on its way', async () => {
    const onAdd = vi.fn();
    const onChoose = await show(label, { isPending: true, onAdd });

    for (const button of screen.getAllByRole('button')) await userEvent.click(button);

    expect([onChoose, onAdd].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('asks for pictures of 90 px, and of 180 px for dense screens [PROF-010]', async () => {
    await show(label);

    const sources = [...document.querySelectorAll('source, img[srcset]')].map((element) =>
      ['src', 'srcset'].map((name) => element.getAttribute(name) ?? '').join(' '),
    );
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(source).toMatch(/\/90x90\.\w+ .*\/180x180\.\w+ 2x$/);
    }
  });
});
