import type { Ad, MediaFile } from './ad.types.ts';

const server = 'https://ads.example';
const tracking = (event: string, at?: number) => ({
  event,
  url: `${server}/${event}`,
  ...(at !== undefined && { at }),
});

/** A film of 640 by 360 pixels. */
export const mediaFile: MediaFile = {
  url: `${server}/tea.mp4`,
  type: 'video/mp4',
  delivery: 'progressive',
  width: 640,
  height: 360,
};

/** Ten seconds that may be skipped after five, with a ping for every event; the path of each is its name. */
export const trackedAd: Ad = {
  id: 'tea',
  title: 'Чай «Вагонный»',
  system: 'Foyer',
  universalIds: [],
  categories: [],
  linear: {
    duration: 10,
    skipAfter: 5,
    files: [mediaFile],
    interactive: [],
    captions: [],
    icons: [],
    click: { through: `${server}/landing`, tracking: [`${server}/click`] },
  },
  companions: [],
  requiredCompanions: 'none',
  verifications: [],
  impressions: [`${server}/impression`],
  viewable: { viewable: [], notViewable: [], viewUndetermined: [] },
  trackings: [
    'creativeView',
    'start',
    'firstQuartile',
    'midpoint',
    'thirdQuartile',
    'complete',
    'mute',
    'unmute',
    'pause',
    'resume',
    'skip',
    'playerExpand',
    'playerCollapse',
  ]
    .map((event) => tracking(event))
    .concat([tracking('progress', 3)]),
  errors: [`${server}/error?code=[ERRORCODE]`],
};
