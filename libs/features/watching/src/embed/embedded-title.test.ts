import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { embeddedTitle } from './embedded-title.ts';

const titleAt = (pattern: string, pathname: string) => {
  const match = matchPath(pattern, pathname);
  if (!match) throw new Error(`${pathname} is not at ${pattern}`);
  return embeddedTitle({ params: match.params as { id: string }, pathname });
};
const video = '/embed/vod/:series_id?/:season_id?/:id/trailer?';

describe('embeddedTitle', () => {
  it('is a film or whatever else the id means [ROUTE-071, ROUTE-073]', () => {
    expect(titleAt('/embed/vod/:id', '/embed/vod/mayak')).toEqual({
      id: 'mayak',
      type: undefined,
      playerType: 'player',
      isEmbedded: true,
    });
  });

  it('is an episode below its series and season [ROUTE-071, ROUTE-073]', () => {
    expect(titleAt(video, '/embed/vod/5/6/7')).toMatchObject({ id: '7', type: 'episode' });
  });

  it('is a trailer where the address ends so, also in the chat [ROUTE-072, ROUTE-074]', () => {
    expect(titleAt('/embed/:id/trailer', '/embed/mayak/trailer').playerType).toBe('trailer');
    expect(titleAt('/omnichat/:id/trailer', '/omnichat/mayak/trailer').playerType).toBe('trailer');
  });
});
