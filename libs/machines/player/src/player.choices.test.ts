import { describe, expect, it } from 'vitest';
import { filmInput, filmTracks } from './player.fixtures.ts';
import { start } from './player.runs.ts';
import { selectPlayerState, selectShownHeight } from './player.selectors.ts';

describe('playerMachine: choices', () => {
  it('starts with the stored volume, at 0.8 without one [PLAYER-035, PLAYER-057]', () => {
    expect(start().context().volume).toBe(0.8);
    const { context, told } = start({ ...filmInput, preferences: { volume: 0.35, isMuted: true } });
    expect(context()).toMatchObject({ volume: 0.35, isMuted: true });
    expect(told('media.volume')).toEqual([{ type: 'media.volume', volume: 0.35, isMuted: true }]);
  });

  it('moves the slider by hundredths and keys by tenths, rounded [PLAYER-033, PLAYER-034, PLAYER-036]', () => {
    const { actor, context } = start();
    actor.send({ type: 'volume.set', volume: 0.37 });
    expect(context().volume).toBe(0.37);
    actor.send({ type: 'volume.step', direction: 1 });
    expect(context().volume).toBe(0.5);
    for (let press = 0; press < 7; press += 1) actor.send({ type: 'volume.step', direction: 1 });
    expect(context().volume).toBe(1);
  });

  it('unmutes silence at 0.8 [PLAYER-037]', () => {
    const { actor, context } = start();
    actor.send({ type: 'volume.set', volume: 0 });
    actor.send({ type: 'mute.toggle' });
    expect(context()).toMatchObject({ volume: 0.8, isMuted: false });
  });

  it('knows the picture that is shown', () => {
    const { actor } = start();
    expect(selectShownHeight(actor.getSnapshot())).toBeUndefined();
    actor.send({ type: 'quality.shown', height: 720, bitrate: 2_400_000 });
    expect(selectShownHeight(actor.getSnapshot())).toBe(720);
  });

  it('keeps what was chosen, tracks by their language [PLAYER-058]', () => {
    const { actor, kept } = start();
    actor.send(filmTracks);
    actor.send({ type: 'speed.select', speed: 1.5 });
    actor.send({ type: 'resolution.select', value: '720p' });
    actor.send({ type: 'audio.select', value: 'eng' });
    actor.send({ type: 'subtitle.select', value: 'hye' });
    expect(kept.at(-1)).toEqual({
      volume: 0.8,
      isMuted: false,
      speed: 1.5,
      resolution: '720p',
      audio: 'eng',
      subtitle: 'hye',
      isNextAutomatic: true,
    });
  });

  it('lists options with title, value and active [PLAYER-023, PLAYER-024, PLAYER-028, PLAYER-029, PLAYER-030, PLAYER-031]', () => {
    const { actor } = start();
    actor.send(filmTracks);
    const state = selectPlayerState(actor.getSnapshot());
    expect(state.speeds.map(({ value }) => value)).toEqual([0.75, 1, 1.25, 1.5, 2]);
    expect(state.speeds[1]).toEqual({ value: 1, titleKey: 'player.speedNormal', active: true });
    expect(state.resolutions[0]).toEqual({
      value: 'auto',
      titleKey: 'player.qualityAuto',
      active: true,
    });
    expect(state.subtitles[0]).toEqual({
      value: null,
      titleKey: 'player.subtitlesOff',
      active: true,
    });
    expect(state.audios[0]).toEqual({
      value: 'rus',
      title: 'Русский',
      active: true,
      default: true,
    });
  });
});
