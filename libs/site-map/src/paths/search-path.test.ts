import { expect, it } from 'vitest';
import { searchHref, termIn } from './search-path.ts';

it('keeps the term in the address and finds it there again [SEARCH-001]', () => {
  const href = searchHref(' Том & Джерри ');

  expect(href).toBe(
    '/search?query=%D0%A2%D0%BE%D0%BC%20%26%20%D0%94%D0%B6%D0%B5%D1%80%D1%80%D0%B8',
  );
  expect(termIn(new URL(href, 'https://sofit.example').searchParams)).toBe('Том & Джерри');
});

it('has no parameter without a term', () => {
  expect([searchHref('  '), termIn(new URLSearchParams())]).toEqual(['/search', '']);
});

it('asks for no more than the service takes', () => {
  expect(termIn(new URLSearchParams({ query: 'я'.repeat(500) }))).toHaveLength(100);
});
