import { filtersFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { cataloguePath } from '@foyer/site-map';
import { choicePath, readChoice } from './catalogue-choice.ts';

const read = (query: string) => readChoice(new URLSearchParams(query), filtersFixture);
const usual = { filters: {}, sort: 'popular', page: 1 } as const;

describe('readChoice', () => {
  it('reads options by comma, a switch by 1, the order and the page [FILTER-005, FILTER-008]', () => {
    expect(read('genres=comedy,drama&new=1&sort=rating&page=3')).toEqual({
      filters: { genres: ['drama', 'comedy'], new: ['1'] },
      sort: 'rating',
      page: 3,
    });
  });

  it('reads what a form of the browser sends, one parameter for each option', () => {
    expect(read('genres=drama&genres=comedy&sort=popular')).toEqual({
      ...usual,
      filters: { genres: ['drama', 'comedy'] },
    });
  });

  it('leaves out whatever the service does not offer', () => {
    for (const query of [
      'genres=opera',
      'new=yes',
      'sort=luck',
      'page=0',
      'page=x',
      'utm_source=letter',
    ]) {
      expect(read(query)).toEqual(usual);
    }
  });
});

describe('choicePath', () => {
  it('is the theme’s own catalogue with filters in the order of the service [FILTER-001, FILTER-008]', () => {
    const choice = {
      filters: { new: ['1'], genres: ['drama', 'comedy'] },
      sort: 'rating',
      page: 2,
    } as const;

    expect(choicePath(cataloguePath('movies'), choice, filtersFixture)).toBe(
      '/movies/catalog?genres=drama,comedy&new=1&sort=rating&page=2',
    );
  });

  it('says nothing that goes without saying', () => {
    expect(choicePath(cataloguePath(undefined), usual, filtersFixture)).toBe('/catalog');
  });

  it('is read as it was written', () => {
    const choice = { ...usual, filters: { genres: ['comedy'] }, page: 4 };
    const [, query = ''] = choicePath('/catalog', choice, filtersFixture).split('?');

    expect(read(query)).toEqual(choice);
  });
});
