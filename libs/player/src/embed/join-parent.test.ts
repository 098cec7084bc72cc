import { adError } from '@foyer/ad-slots';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { createPlayerMachine } from '@foyer/player-machine';
import { createActor, fromCallback } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningPlayer } from '../controller/create-player.ts';
import { spokenAds } from '../controller/ad-breaks.kit.ts';
import { joinParent } from './join-parent.ts';
import { framedWindow } from './parent-window.fixtures.ts';

const origin = 'https://partner.example';

let leave: (() => void) | undefined;

/** A player that loads for ever, in a page of the partner. */
function join(origins: string[], ads?: RunningPlayer['ads']) {
  const machine = createPlayerMachine({
    media: fromCallback(() => {}),
    autoplayCheck: () => new Promise(() => {}),
    savePreferences: () => {},
  });
  const player = createActor(machine, { input: { type: 'embed' } }).start();
  const page = framedWindow({ origin });
  leave = joinParent({ player, ads }, { asset: playerAssetFixture, origins, view: page.view });
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

  it('says what advertising does [EMBED-004, EMBED-005, EMBED-007, EMBED-010]', () => {
    const ads = spokenAds();
    const { posted } = join([origin], ads);
    const slot = 'preroll';
    const ad = { position: 1, duration: 8 };
    ads.say({ slot, type: 'break.started' });
    ads.say({ slot, type: 'ad.started', ad });
    ads.say({ slot, type: 'ad.failed', ad, error: adError('VIDEO_TIMEOUT') });
    ads.say({ slot, type: 'break.ended', count: 2, shown: 1 });

    expect(posted.slice(2).map(([message]) => message)).toMatchObject([
      { event: 'ads_block_start', content_id: 'metropolis' },
      { event: 'ad_playback' },
      { event: 'ad_error', duration: 8 },
      { event: 'ads_block_end', ads_count: 2, ads_shown: 1, position: 0 },
    ]);
  });

  it('says nothing to a page that the operator has not allowed [EMBED-015]', () => {
    expect(join([]).posted).toEqual([]);
  });
});
