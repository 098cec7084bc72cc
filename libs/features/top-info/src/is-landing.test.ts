// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isLanding } from './is-landing.ts';

describe('isLanding', () => {
  it('is a page whose name stands in the list, with all below it [QUERY-025]', () => {
    const names = ['docs', 'smarttv'];
    const landings = ['/docs', '/docs/7', '/media_views/smarttv'];
    const others = ['/', '/documents', '/movies', '/my/docs', '/media_views/movies'];

    expect(landings.filter((path) => isLanding(path, names))).toEqual(landings);
    expect(others.filter((path) => isLanding(path, names))).toEqual([]);
  });
});
