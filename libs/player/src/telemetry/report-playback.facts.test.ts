import { filmInput } from '@foyer/player-machine/fixtures';
import { afterEach, describe, expect, it } from 'vitest';
import { mark, watchPlayer } from './telemetry.kit.ts';

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  document.body.replaceChildren();
});

const watch = (...options: Parameters<typeof watchPlayer>) => {
  const watched = watchPlayer(...options);
  ends.push(watched.end);
  return watched;
};

describe('reportPlayback', () => {
  it('tells what advertising does, and its errors by their place in the list [ANALYTICS-016, ENGINE-038]', () => {
    const { sent, tellAd } = watch();
    const data = { ad_place_type: 'preroll', ad_position: 1, result_code: -1 } as const;

    tellAd({ action: 'start', data });
    tellAd({ action: 'error', data, errorCode: 12 });

    expect(sent.slice(1)).toEqual([
      { type: 'playback_ad', ...mark, position: 0, action: 'start', ad: data },
      { type: 'playback_ad', ...mark, position: 0, action: 'error', ad: data },
      { type: 'playback_error', ...mark, position: 0, reason: '1-5-12', is_critical: false },
    ]);
  });

  it('tells errors of peer delivery [ENGINE-039, ENGINE-029]', () => {
    const { sent, tellPeerError } = watch();

    tellPeerError(2);

    expect(sent.at(-1)).toMatchObject({ reason: '1-7-2', is_critical: false, severity: 1 });
  });

  it('tells the stop before analytics sends what waits as the page goes', () => {
    const wasTold: boolean[] = [];
    const isStopped = ({ type }: { type: string }) => type === 'playback_stop';
    const onHide = () => wasTold.push(sent.some(isStopped));
    window.addEventListener('pagehide', onHide);
    const { sent, start } = watch({ page: window });
    start();

    window.dispatchEvent(new Event('pagehide'));
    window.removeEventListener('pagehide', onHide);

    expect(wasTold).toEqual([true]);
  });

  it('tells the quality each five minutes, stalls without any news included [ANALYTICS-017]', () => {
    const { sent, start, send, clock } = watch();
    start();
    send({ type: 'media.stalled' });

    for (let second = 0; second < 300; second += 1) {
      clock.pass(1);
      clock.tick();
    }

    expect(sent.at(-1)).toMatchObject({ type: 'quality_metrics', interval: 300, stalls: 1 });
  });

  it('tells presses on the controls with what was watched [ANALYTICS-018]', () => {
    const stage = document.body.appendChild(document.createElement('section'));
    const button = stage.appendChild(document.createElement('button'));
    button.dataset['playerButton'] = 'mute';
    const { sent } = watch({ stage });

    button.click();

    expect(sent.at(-1)).toEqual({
      type: 'button_click',
      button_id: 'player_mute',
      content_id: 'mayak',
      content_type: 'media_item',
    });
  });

  it('names the profile that watches, and a trailer as such', () => {
    const { sent } = watch({ isTrailer: true, profileId: () => 'p1' });

    expect(sent[0]).toMatchObject({ media_type: 'trailer', profile_id: 'p1' });
  });

  it('names a programme of the archive as such', () => {
    const { sent } = watch({ input: { ...filmInput, type: 'catchup' } });

    expect(sent[0]).toMatchObject({ media_type: 'catchup' });
  });

  it('counts the frames of the picture', () => {
    const stage = document.body.appendChild(document.createElement('section'));
    const video = stage.appendChild(document.createElement('video'));
    let decoded = 100;
    video.getVideoPlaybackQuality = () =>
      ({ totalVideoFrames: decoded, droppedVideoFrames: 4 }) as VideoPlaybackQuality;
    const { sent, start, play, stop } = watch({ stage });
    start();
    decoded = 160;
    play(2);

    stop();

    expect(sent.at(-2)).toMatchObject({ decoded_frames: 60, dropped_frames: 0 });
  });
});
