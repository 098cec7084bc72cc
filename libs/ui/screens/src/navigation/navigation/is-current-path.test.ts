import { describe, expect, it } from 'vitest';
import { isCurrentPath } from './is-current-path.ts';

describe('isCurrentPath', () => {
  it.each([
    ['/', '/', true],
    ['/', '/movies', false],
    ['/movies', '/movies', true],
    ['/movies', '/movies/mayak', true],
    ['/movies', '/moviesque', false],
    ['/movies?sort=new', '/movies', true],
    ['/movies/', '/movies', true],
  ])('of %s at %s is %s', (href, path, isCurrent) => {
    expect(isCurrentPath(href, path)).toBe(isCurrent);
  });
});
