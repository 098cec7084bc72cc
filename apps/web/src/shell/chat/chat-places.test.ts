// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasChat } from './chat-places.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://sofit.example');
  return hasChat({ pathname, search }, ['smarttv']);
};

describe('hasChat', () => {
  it('is on pages with header and footer [CHAT-001, CHAT-004]', () => {
    const places = ['/', '/movies/mayak', '/tv/pervyi', '/my', '/no/such/page'];

    expect(places.filter(at)).toEqual(places);
  });

  it('is not where something plays, is paid for or signed in to, nor on landing pages [QUERY-025]', () => {
    const places = [
      '/movies/mayak/player',
      '/tv/pervyi?player',
      '/tv/pervyi/player',
      '/auth',
      '/pay',
      '/variants',
      '/embed/tv/pervyi',
      '/smarttv',
    ];

    expect(places.filter(at)).toEqual([]);
  });
});
