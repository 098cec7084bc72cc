import { describe, expect, it } from 'vitest';
import { filmInput, filmTracks } from './player.fixtures.ts';
import { start } from './player.runs.ts';
import { selectPlayerState, selectShownHeight } from './player.selectors.ts';
import { readWish } from './player.wishes.ts';

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

  it('goes to full screen and to a window of its own, and back, as the element says [PLAYER-014, PLAYER-015]', () => {
    const { actor, context, told } = start();
    actor.send({ type: 'fullscreen.toggle' });
    actor.send({ type: 'pip.toggle' });
    expect(context()).toMatchObject({ isFullscreen: false, isPip: false });
    actor.send({ type: 'fullscreen.changed', isFullscreen: true });
    actor.send({ type: 'pip.changed', isPip: true });
    expect(context()).toMatchObject({ isFullscreen: true, isPip: true });
    actor.send({ type: 'fullscreen.changed', isFullscreen: false });
    expect(context()).toMatchObject({ isFullscreen: false, isPip: true });
    expect(told('media.fullscreen')).toHaveLength(1);
    expect(told('media.pip')).toHaveLength(1);
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

  it('keeps what tells a track from others of its language [PLAYER-058]', () => {
    const { actor, kept } = start();
    const language = 'rus';
    actor.send({
      ...filmTracks,
      audios: [
        { value: '0', title: 'Русский', language },
        { value: '1', title: 'Комментарий; режиссёр', language, role: 'commentary' },
        { value: '2', title: 'Комментарий', language, role: 'commentary' },
        { value: '3', title: 'Описание', language, role: 'description' },
      ],
      subtitles: [{ value: '0', title: '', language, role: 'forced' }],
    });
    const wishes = ['0', '1', '3'].map((value) => {
      actor.send({ type: 'audio.select', value });
      return kept.at(-1)?.audio;
    });
    expect(wishes).toEqual(['rus', 'rus;commentary;Комментарий; режиссёр', 'rus;description']);
    expect(wishes.map((wish) => readWish(wish ?? ''))).toEqual([
      { language },
      { language, role: 'commentary', title: 'Комментарий; режиссёр' },
      { language, role: 'description' },
    ]);
    actor.send({ type: 'subtitle.select', value: '0' });
    expect(kept.at(-1)?.subtitle).toBe('rus;forced');
  });

  it('lists the words of the picture alone behind all other subtitles', () => {
    const { actor } = start();
    const subtitles = [
      { value: '0', title: 'Русский', language: 'rus', role: 'forced' as const },
      ...filmTracks.subtitles,
    ];
    actor.send({ ...filmTracks, subtitles });
    const listed = selectPlayerState(actor.getSnapshot()).subtitles;
    expect(listed.at(-1)).toEqual({ ...subtitles[0], active: false });
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
      language: 'rus',
      active: true,
      default: true,
    });
  });

  it('tells under the names of the specification how it stands [PLAYER-022]', () => {
    const { actor } = start();
    actor.send({ type: 'media.ready', duration: 600, isLive: false });
    actor.send({ type: 'time.changed', currentTime: 12 });
    actor.send({ type: 'buffer.changed', bufferedTime: [[0, 30]] });
    actor.send({
      type: 'subtitle.changed',
      cues: [{ text: 'Кто здесь?' }, { text: 'Я', top: 10 }],
    });
    const { speeds, resolutions, audios, subtitles, ...state } = selectPlayerState(
      actor.getSnapshot(),
    );
    expect([speeds, resolutions, audios, subtitles].map(Array.isArray)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect(state).toEqual({
      volume: 0.8,
      isMuted: false,
      isPaused: true,
      isEnded: false,
      duration: 600,
      currentTime: 12,
      isLoading: true,
      bufferedTime: [[0, 30]],
      isLive: false,
      subtitleText: 'Кто здесь?\nЯ',
      isPip: false,
      isFullscreen: false,
      error: undefined,
      isNeedUserGesture: false,
      isAdPlaying: false,
    });
  });
});
