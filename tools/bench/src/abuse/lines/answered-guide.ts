import { routeOf, type Route } from './route.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Most of a guide that is told at once, and most channels. */
const MOST_SECONDS = 36 * 60 * 60;
const MOST_CHANNELS = 30;

/** Where viewers are: their day begins in another one of the guide. */
const zoneHours = [0, 3, 10];

/** The programme guide, of channels that are there. */
export function answeredGuide(channelIds: readonly string[]): Route {
  const from = Math.floor(Date.now() / 1000 / DAY_SECONDS) * DAY_SECONDS;
  const guide = (ids: readonly string[], seconds: number, begins = from) => [
    { path: `/api/v1/guide?channel_ids=${ids.join(',')}&from=${begins}&to=${begins + seconds}` },
  ];
  const first = channelIds.slice(0, MOST_CHANNELS);
  const same = Array.from({ length: MOST_CHANNELS }, () => first[0] ?? '');
  return routeOf('backend', 'guide', {
    regular: Object.fromEntries(
      zoneHours.map((hours) => [
        `a day of all that are asked for at once, UTC+${hours}`,
        guide(first, DAY_SECONDS, from - hours * 3600),
      ]),
    ),
    abusive: {
      'the longest time': guide(first, MOST_SECONDS),
      'one channel thirty times': guide(same, MOST_SECONDS),
    },
  });
}
