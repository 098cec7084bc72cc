import { imageFixture } from '../images/images.fixtures.ts';
import type { KaraokeItemShort } from './karaoke-item-short.schema.ts';
import type { KaraokeItem } from './karaoke.schema.ts';

/** A song as cards show it. */
export const karaokeItemShortFixture: KaraokeItemShort = {
  id: 'vo-pole-beryoza-stoyala',
  slug: 'vo-pole-beryoza-stoyala',
  name: 'Во поле берёза стояла',
  logo: imageFixture('person-anna-vetrova'),
  artist: { name: 'Народная песня' },
  genres: [{ name: 'Народные' }],
  duration: 160,
  usage_model: 'SERVICE',
  poster_bg_color: '#22303c',
  screenshots: [imageFixture('backdrop-sol-zemli')],
};

/** A song as its page shows it. */
export const karaokeItemFixture: KaraokeItem = {
  ...karaokeItemShortFixture,
  actions: [
    {
      type: 'sing',
      title: 'Петь',
      target: { type: 'screen', link: '/karaoke/vo-pole-beryoza-stoyala?player' },
    },
  ],
  similar: [],
};
