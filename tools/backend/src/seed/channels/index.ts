import { armenianChannels } from './armenian.channels.ts';
import type { ChannelGenreSeed } from './channel-seed.ts';
import { filmChannels } from './films.channels.ts';
import { generalChannels } from './general.channels.ts';
import { kidsChannels } from './kids.channels.ts';
import { leisureChannels } from './leisure.channels.ts';
import { musicChannels } from './music.channels.ts';
import { natureChannels } from './nature.channels.ts';
import { newsChannels } from './news.channels.ts';
import { regionalChannels } from './regional.channels.ts';
import { seriesChannels } from './series.channels.ts';
import { sportChannels } from './sport.channels.ts';

/** Every channel of the demo by genre, in the order of the list. */
export const channelGenres: readonly ChannelGenreSeed[] = [
  generalChannels,
  newsChannels,
  filmChannels,
  seriesChannels,
  kidsChannels,
  sportChannels,
  musicChannels,
  natureChannels,
  leisureChannels,
  regionalChannels,
  armenianChannels,
];
