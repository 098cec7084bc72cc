import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { Avatar } from './avatar.tsx';
import { initialsOf } from './initials-of.ts';

describe('initialsOf', () => {
  it.each([
    ['Мария', 'М'],
    ['анна-мария  ветрова', 'АВ'],
    ['Տիգրան Պետրոսի Ադամյան', 'ՏԱ'],
    ['𝒜da', '𝒜'],
    ['  ', ''],
  ])('of «%s» are «%s»', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('Avatar', () => {
  const picture = { url: '/api/v1/images/avatar-1', color: '#1f5b63', tone: 'dark' } as const;

  it('asks for the picture of profiles, which is 90 px wide [PROF-010]', async () => {
    const { container } = await renderWithLabel(
      <Avatar name="Мария" picture={picture} size="large" />,
    );
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/90x90.');
  });

  it('shows no letters beside its picture', async () => {
    const { container } = await renderWithLabel(<Avatar name="Мария" picture={picture} />);
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('');
  });

  it('shows letters where there is no picture, and nothing to the ear', async () => {
    const { container } = await renderWithLabel(<Avatar name="Мария Иванова" isOn />);
    const avatar = container.querySelector('[aria-hidden="true"]');
    expect(avatar?.textContent).toBe('МИ');
    expect(avatar?.hasAttribute('data-on')).toBe(true);
    expect(container.querySelector('img')).toBeNull();
  });
});
