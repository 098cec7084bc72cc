import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { PersonalPage, PersonalSection } from './index.ts';

describe.each(['main', 'alternate'] as const)('PersonalPage of %s', (label) => {
  it('has one first heading, and parts that can be found by theirs', async () => {
    await renderWithLabel(
      <PersonalPage heading="Настройки" lead="Вы вошли">
        <PersonalSection heading="Язык">Русский</PersonalSection>
      </PersonalPage>,
      { label },
    );

    expect(
      screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]),
    ).toEqual([
      ['H1', 'Настройки'],
      ['H2', 'Язык'],
    ]);
    expect(screen.getByRole('region', { name: 'Язык' }).textContent).toBe('ЯзыкРусский');
  });
});
