export {
  channelGenreSchema,
  type ChannelGenre,
  channelShortSchema,
  type ChannelShort,
} from './channel-short.schema.ts';
export {
  getChannelOperation,
  getGuideOperation,
  getProgrammeOperation,
  getShowOperation,
  listChannelGenresOperation,
  listChannelsOperation,
} from './channels.operations.ts';
export {
  channelGenresSchema,
  type ChannelGenres,
  channelSchema,
  type Channel,
  channelsPageSchema,
  type ChannelsPage,
  GUIDE_MAX_CHANNELS,
  GUIDE_MAX_SECONDS,
  guideSchema,
  type Guide,
  programmeSchema,
  type Programme,
  showSchema,
  type Show,
  timeShiftSchema,
  type TimeShift,
} from './channels.schema.ts';
export { programmeShortSchema, type ProgrammeShort } from './programme-short.schema.ts';
