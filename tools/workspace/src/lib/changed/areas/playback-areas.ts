import type { Area } from './area.ts';
import { components, features, flows, player, resources, routes, texts } from './sources.ts';

/** Whatever plays. */
export const playbackAreas: readonly Area[] = [
  {
    name: 'films in the player',
    sources: [
      ...player('controller', 'engine', 'engines', 'external', 'starter', 'thumbnails', 'ui'),
      'libs/player/src/*.ts',
      'libs/machines/player/**',
      ...flows('ad-slots', 'playback-access', 'viewing-limit'),
      ...routes('player'),
      'libs/features/watching/src/ports/open-playback.ts',
      ...components('player-gate'),
      ...texts('player'),
      ...resources('playback', 'positions', 'view-time', 'origin', 'images'),
      'tools/backend/src/parties/ads/**',
    ],
    journeys: [
      'journeys/player',
      'journeys/player-choices',
      'journeys/playback-reports',
      'journeys/first-path',
      'journeys/pin',
    ],
  },
  {
    name: 'advertising in the player',
    sources: [
      'libs/ads/**',
      'libs/player/src/ui/ads/**',
      'libs/player/src/controller/{ad-breaks,run-ad-slots}.ts',
      ...flows('ad-slots'),
      ...features('advertising', 'early-film'),
      'apps/web/src/page/advertising.ts',
      'tools/backend/src/parties/ads/**',
      ...resources('playback'),
    ],
    journeys: ['journeys/advertising'],
  },
  {
    name: 'live playback',
    sources: [
      'libs/player/src/ui/{live.*,programme/**}',
      'libs/player/src/ui/controls/{live-button,zap-buttons}.tsx',
      ...player('controller', 'engine', 'engines'),
      ...routes('channel-player'),
      ...resources('origin', 'channels'),
    ],
    journeys: ['journeys/live-player'],
  },
  {
    name: 'where titles were left',
    sources: [
      ...features('watched-places'),
      'apps/web/src/shell/parts/watched-places.part.ts',
      'libs/player/src/telemetry/follow-place.ts',
      ...resources('positions'),
    ],
    journeys: ['journeys/watched-places', 'journeys/my-pages'],
  },
  {
    name: 'how long may be watched',
    sources: [
      ...flows('viewing-limit'),
      'apps/web/src/shell/parts/viewing-limits.part.ts',
      'libs/features/watching/src/player/{time-gate,viewing-time}.tsx',
      ...resources('view-time'),
    ],
    journeys: ['journeys/layout'],
  },
  {
    name: 'delivery by other viewers',
    sources: [
      ...player('peers'),
      'libs/player/src/engine/{peers,delivery}.ts',
      'tools/backend/src/parties/tracker/**',
    ],
    journeys: ['journeys/peer-delivery'],
  },
  {
    name: 'reports of a playback',
    sources: [...player('telemetry'), 'libs/features/watching/src/player/playback-reports.ts'],
    journeys: ['journeys/playback-reports', 'journeys/peer-delivery'],
  },
  {
    name: 'players in pages of partners',
    sources: [
      'libs/embed-sdk/**',
      ...player('embed'),
      ...routes('embed', 'test-player'),
      ...components('embed-tester'),
    ],
    journeys: ['journeys/embed', 'journeys/embed-buy'],
  },
  {
    name: 'short films and songs',
    sources: [
      'libs/player/src/ui/short/**',
      ...routes('short-stories', 'stories', 'karaoke-catalogue', 'karaoke-item'),
      ...components('story-feed', 'song-page', 'karaoke-card'),
      'libs/marketing-blocks/src/cards/song-summary.ts',
      ...texts('stories', 'karaoke'),
      ...resources('karaoke'),
    ],
    journeys: ['journeys/short-films'],
  },
  {
    name: 'pictures and media of the demo',
    sources: ['tools/media/assets/**'],
    journeys: ['journeys/player', 'journeys/live-player', 'journeys/home-blocks'],
  },
];
