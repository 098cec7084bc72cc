import { describe, expect, it } from 'vitest';
import { redirectToPlayer } from './load-channel.ts';

/** Where an address leads; nothing where it has a page of its own. */
function leadsTo(routeName: string, search: string): string | null | undefined {
  try {
    redirectToPlayer(routeName, 'arena', new URL(`https://sofit.example/tv/arena${search}`));
    return undefined;
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get('location') : null;
  }
}

describe.each(['channel', 'programme'])('the address of a %s', (name) => {
  it('leads to the player, which has no layout, when it asks for that [ROUTE-004, ROUTE-006]', () => {
    expect(leadsTo(name, '?player')).toBe('/tv/arena/player');
    expect(leadsTo(name, '?program=a-1&start_time=60')).toBe(
      '/tv/arena/player?program=a-1&start_time=60',
    );
  });

  it('stays with a programme or a start alone [ROUTE-005]', () => {
    expect([leadsTo(name, '?program=a-1'), leadsTo(name, '?start_time=60')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
