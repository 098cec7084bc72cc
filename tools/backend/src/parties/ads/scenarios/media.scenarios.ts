import type { MediaFailure } from '../ad-addresses.ts';
import { FORMS } from '../spots.ts';
import type { MediaFile } from '../vast/linear.ts';
import { type Scenario, type ScenarioKit, type Scenarios, tea } from './scenario-kit.ts';

/** How much longer than it is the one with a wrong length says it is. */
const EXAGGERATION = 3;

const HALF_SECOND = 0.5;

/** A form of the first spot. */
const form = (
  { addresses }: ScenarioKit,
  name: string,
  width: number,
  height: number,
  bitrate: number,
): MediaFile => ({
  url: addresses.media(`${FORMS}/${name}`),
  type: 'video/mp4',
  width,
  height,
  bitrate,
});

const sizes = (kit: ScenarioKit): readonly MediaFile[] => [
  { ...kit.video(tea), codec: 'avc1.64001e' },
  { ...form(kit, 'ad-1-720p.mp4', 1280, 720, 412), codec: 'avc1.64001f' },
];

/** The usual file with something else in its place. */
const changed =
  (change: (kit: ScenarioKit) => Partial<MediaFile>): Scenario =>
  (kit) =>
    kit.one({ files: [{ ...kit.video(kit.spot), ...change(kit) }] });

const failing = (failure: MediaFailure): Scenario =>
  changed(({ addresses, spot }) => ({ url: addresses.media(spot.file, failure) }));

/** Files of every kind, good and broken. */
export const mediaScenarios = {
  sizes: (kit) => kit.one({ spot: tea, files: sizes(kit) }),
  portrait: (kit) =>
    kit.one({
      spot: tea,
      files: [...sizes(kit), form(kit, 'ad-1-portrait.mp4', 360, 640, 152)],
    }),
  hls_only: (kit) =>
    kit.one({
      spot: tea,
      files: [
        {
          ...form(kit, 'hls/variant.m3u8', 640, 360, 208),
          type: 'application/vnd.apple.mpegurl',
          delivery: 'streaming',
        },
      ],
    }),
  short: (kit) =>
    kit.one({
      spot: { ...tea, duration: HALF_SECOND },
      files: [form(kit, 'ad-1-moment.mp4', 640, 360, 376)],
    }),
  wrong_duration: ({ one, spot }) => one({ duration: spot.duration * EXAGGERATION }),
  captions: ({ addresses, one }) =>
    one({
      spot: tea,
      captions: [{ url: addresses.media(`${FORMS}/ad-1.ru.vtt`), language: 'ru' }],
    }),
  no_media: ({ one }) => one({ files: [] }),
  media_not_found: changed(({ addresses }) => ({ url: addresses.media('ad-0.mp4') })),
  media_timeout: failing('timeout'),
  media_unsupported: changed(() => ({ type: 'video/x-flv' })),
  media_broken: failing('broken'),
  media_cut: failing('cut'),
} satisfies Scenarios;
