import { describe, expect, it } from 'vitest';
import { chosenTitles, isChosen, toggled, without } from './chosen-filters.ts';
import { filters } from './filter-bar.fixtures.ts';

const [genres, , ages, fresh] = filters;
if (!genres || !ages || !fresh) throw new Error('fixtures hold no filters');

describe('toggled', () => {
  it('adds an option of a multiple filter behind those chosen before [FILTER-005]', () => {
    expect(toggled({ genres: ['drama'] }, genres, 'comedy')).toEqual({
      genres: ['drama', 'comedy'],
    });
  });

  it('replaces the option of a single filter', () => {
    expect(toggled({ ages: ['6'] }, ages, '12')).toEqual({ ages: ['12'] });
  });

  it('forgets a filter whose last option is taken back, and no other', () => {
    expect(toggled({ genres: ['drama'], ages: ['6'] }, genres, 'drama')).toEqual({ ages: ['6'] });
  });

  it('turns a custom filter on and off [FILTER-005]', () => {
    const isOn = toggled({}, fresh);
    expect([isOn, isChosen(isOn, fresh), toggled(isOn, fresh)]).toEqual([
      { fresh: ['1'] },
      true,
      {},
    ]);
  });
});

it('takes one filter out of the choice', () => {
  expect(without({ genres: ['drama'], ages: ['6'] }, genres)).toEqual({ ages: ['6'] });
});

it('names what is chosen in the order of the filters, and nothing that does not exist', () => {
  const chosen = { fresh: ['1'], countries: ['am', 'gone'], genres: ['comedy', 'drama'] };
  expect(chosenTitles(chosen, filters)).toEqual(['Драма', 'Комедия', 'Армения', 'Новинки']);
});
