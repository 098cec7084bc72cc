import { playerAssetFixture } from '@foyer/contract/fixtures';
import { createPlayerMachine } from '@foyer/player-machine';
import { createActor, fromCallback } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { joinParent } from './join-parent.ts';
import { framedWindow } from './parent-window.fixtures.ts';

const origin = 'https://partner.example';

let leave: (() => void) | undefined;

/** A player that loads for ever, in a page of the partner. */
function join(origins: string[]) {
  const machine = createPlayerMachine({
    media: fromCallback(() => {}),
    autoplayCheck: () => new Promise(() => {}),
    savePreferences: () => {},
  });
  const player = createActor(machine, { input: { type: 'embed' } }).start();
  const page = framedWindow({ origin });
  leave = joinParent({ player }, { asset: playerAssetFixture, origins, view: page.view });
  return page;
}

afterEach(() => leave?.());

describe('joinParent', () => {
  it('asks for the partner, then says what stands there [EMBED-001, EMBED-011, EMBED-012]', () => {
    expect(join([origin]).posted.map(([message]) => message)).toMatchObject([
      { event: 'get_partner_id', content_id: 'metropolis' },
      { event: 'info', content_id: 'metropolis', title: 'Метрополис', state: 'loading' },
    ]);
  });

  it('says nothing to a page that the operator has not allowed [EMBED-015]', () => {
    expect(join([]).posted).toEqual([]);
  });
});
