export {
  channelGenresQuery,
  channelQuery,
  channelsQuery,
  guideQuery,
  programmeQuery,
  showQuery,
} from './channels.queries.ts';
export {
  getChannel,
  getGuide,
  getProgramme,
  getShow,
  listChannelGenres,
  listChannels,
  type ChannelsInput,
  type GuideInput,
} from './channels.resource.ts';
