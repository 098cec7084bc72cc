import { describe, expect, it } from 'vitest';
import { loadEngine } from '../engine/choose-engine.ts';
import type { EngineSource } from '../engine/media-engine.ts';
import { createPrefetchStore } from '../engine/prefetch.ts';
import { prepareStart } from '../starter/prepare-start.ts';
import { type EngineRun, runEngine } from './testing/engine-run.ts';

const engines = [
  ['hls', 'variant.m3u8'],
  ['dash', 'manifest.mpd'],
] as const;

let playbacks = 0;

/** A playback of its own of an edited film. */
function media(asset: string, manifest: string): EngineSource {
  playbacks += 1;
  const url = new URL(`/media/none/tracks-${playbacks}/${asset}/${manifest}`, location.href).href;
  return { url, isLive: false };
}

/** What can be chosen now, and what is. */
const tracksOf = ({ events }: EngineRun) =>
  events.findLast((event) => event.type === 'tracks')?.tracks;

/** The title and the language of the sound that plays. */
const soundOf = (run: EngineRun) => {
  const tracks = tracksOf(run);
  const sound = tracks?.audios.find(({ value }) => value === tracks.audio);
  return [sound?.language, sound?.title];
};

const subtitleOf = (run: EngineRun) => {
  const tracks = tracksOf(run);
  const subtitle = tracks?.subtitles.find(({ value }) => value === tracks.subtitle);
  return [subtitle?.language, subtitle?.title];
};

const wordsOf = ({ events }: EngineRun) =>
  events.findLast((event) => event.type === 'cues')?.cues.map(({ text }) => text);

/** The folders of sound that have been asked for. */
const soundsAsked = ({ url }: EngineSource) => {
  const folder = new URL('.', url).href;
  const asked = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const sound = /\/(audio-\w+)\/\d+\.m4s$/.exec(name)?.[1];
    return sound && name.startsWith(folder) ? [sound] : [];
  });
  return [...new Set(asked)];
};

describe.each(engines)('%s', (name, manifest) => {
  const engine = () => loadEngine(name);

  it.each([
    ['without the starter', false, ['en', 'English']],
    ['where the starter stands aside', true, ['en', 'English']],
    ['with the starter', true, ['ru', 'Русский']],
  ] as const)('begins with the stored languages %s [PLAYER-058]', async (_, hasStart, sound) => {
    const source = media('film', manifest);
    const start = prepareStart({
      asset: { type: 'vod', is_crypted: false, start_time: 8 },
      engine: name,
      manifestUrl: source.url,
      prefetched: createPrefetchStore({ requestHeaders: () => ({}) }),
      loadEngine: engine,
    });
    const createEngine = await (hasStart ? start.loadEngine() : engine());
    const run = runEngine(createEngine, source, 8, { audio: sound[0], subtitle: 'ru' });
    await run.playTo(9);
    await run.soon(() => expect(soundOf(run)).toEqual(sound));
    expect(subtitleOf(run)).toEqual(['ru', 'Русский']);
    await run.soon(() => expect(wordsOf(run)).toEqual(['Ночной экспресс уходит без гудка.']));
  });

  it.each([
    [null, ['ru', 'Русский']],
    ['ru', ['ru', 'Русский']],
    ['ru;description', ['ru', 'Описание']],
  ])(
    'tells sounds of one language apart, and finds the one that is wanted: %s',
    async (audio, sound) => {
      performance.clearResourceTimings();
      const source = media('film-sounds', manifest);
      const run = runEngine(await engine(), source, 0, { audio });
      await run.playTo(1);
      await run.soon(() => expect(soundOf(run)).toEqual(sound));
      expect(soundsAsked(source)).toEqual([sound[1] === 'Русский' ? 'audio-ru' : 'audio-en']);
      const names = tracksOf(run)?.audios.map(({ title, role = 'main' }) => `${title} ${role}`);
      const commentary = name === 'dash' ? 'commentary' : 'main';
      expect(names?.toSorted()).toEqual([
        'English main',
        'Описание description',
        `Режиссёр ${commentary}`,
        'Русский main',
      ]);
    },
  );

  it('finds a commentary again', async () => {
    const wish = name === 'dash' ? 'ru;commentary' : 'ru;;Режиссёр';
    const run = runEngine(await engine(), media('film-sounds', manifest), 0, { audio: wish });
    await run.playTo(0.5);
    await run.soon(() => expect(soundOf(run)).toEqual(['ru', 'Режиссёр']));
  });

  it('shows the words of the picture alone by themselves, in the language of the sound', async () => {
    const run = runEngine(await engine(), media('film-forced', manifest), 8);
    await run.playTo(9);
    await run.soon(() =>
      expect(wordsOf(run)).toEqual(['Գիշերային ճեպընթացը մեկնում է առանց ազդանշանի։']),
    );
    expect(tracksOf(run)?.subtitle).toBeNull();
    const english = tracksOf(run)?.audios.find(({ language }) => language === 'en')?.value ?? '';
    run.engine.selectAudio(english);
    await run.soon(() => expect(wordsOf(run)).toEqual([]));
    expect(run.video.currentTime).toBeLessThan(12);
    await run.playTo(14);
    expect(wordsOf(run)).toEqual([]);
  });

  it('takes the words of the picture alone for no subtitles', async () => {
    const run = runEngine(await engine(), media('film-forced', manifest), 8, { subtitle: 'ru' });
    await run.playTo(9);
    await run.soon(() => expect(wordsOf(run)).toEqual(['Ночной экспресс уходит без гудка.']));
    expect(tracksOf(run)?.subtitles.map(({ role }) => role === 'forced')).toContain(true);
    run.engine.selectSubtitle(null);
    await run.playTo(14);
    await run.soon(() => expect(wordsOf(run)).toEqual([expect.stringMatching(/^Լսո/)]));
  });

  it('tells where cues are to stand, with every entity and every sign that is no markup', async () => {
    const run = runEngine(await engine(), media('film-placed', manifest), 0, { subtitle: 'ru' });
    await run.playTo(1);
    await run.soon(() =>
      expect(run.events.findLast((event) => event.type === 'cues')?.cues).toEqual([
        { text: "Если a<b, то жирно 2 < 3 — 'да'", top: 0, left: 10, width: 90, align: 'left' },
        { text: 'Внизу' },
      ]),
    );
  });
});

describe('dash', () => {
  it('goes back to the wanted language behind a period that has it not', async () => {
    const source = media('film-periods', 'manifest.mpd');
    const run = runEngine(await loadEngine('dash'), source, 0, { audio: 'en' });
    await run.playTo(1);
    await run.soon(() => expect(soundOf(run)[0]).toBe('en'));
    await run.playTo(9);
    await run.soon(() => expect(soundOf(run)[0]).toBe('ru'));
    await run.playTo(17);
    await run.soon(() => expect(soundOf(run)[0]).toBe('en'));
  });

  it('reads TTML as text', async () => {
    const run = runEngine(await loadEngine('dash'), media('film-ttml', 'manifest.mpd'), 0, {
      subtitle: 'ru',
    });
    await run.playTo(1);
    await run.soon(() =>
      expect(run.events.findLast((event) => event.type === 'cues')?.cues).toEqual([
        { text: 'Над мостом\nтихо & темно', top: 10 },
      ]),
    );
  });
});

describe('hls', () => {
  it('offers captions within the picture, and shows them', async () => {
    const run = runEngine(await loadEngine('hls'), media('film-captions', 'variant.m3u8'));
    await run.playTo(1);
    const captions = tracksOf(run)?.subtitles.find(({ role }) => role === 'captions');
    expect(captions).toMatchObject({ title: 'English CC', language: 'en' });
    run.engine.selectSubtitle(captions?.value ?? null);
    await run.playTo(3);
    await run.soon(() => expect(wordsOf(run)?.[0]).toMatch(/^Words of \d+$/));
    expect(tracksOf(run)?.subtitle).toBe(captions?.value);
    run.engine.selectSubtitle(null);
    await run.soon(() => expect(wordsOf(run)).toEqual([]));
  });

  it('places a start whose media have times of their own', async () => {
    const source = media('film-late', 'variant.m3u8');
    const start = prepareStart({
      asset: { type: 'vod', is_crypted: false, start_time: 0 },
      engine: 'hls',
      manifestUrl: source.url,
      prefetched: createPrefetchStore({ requestHeaders: () => ({}) }),
      loadEngine: () => loadEngine('hls'),
    });
    const run = runEngine(await start.loadEngine(), source);
    const durations: number[] = [];
    run.video.addEventListener('durationchange', () => durations.push(run.video.duration));
    await run.playTo(1);
    expect(Math.max(...durations.filter(Number.isFinite))).toBeLessThan(100);
  });
});
