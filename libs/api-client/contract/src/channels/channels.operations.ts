import { defineOperation } from '../define-operation.ts';
import {
  channelGenresSchema,
  channelParamsSchema,
  channelSchema,
  channelsPageSchema,
  channelsQuerySchema,
  guideQuerySchema,
  guideSchema,
  programmeParamsSchema,
  programmeSchema,
  showParamsSchema,
  showSchema,
} from './channels.schema.ts';

const common = { method: 'get', tag: 'channels', access: 'anyone', status: 200 } as const;

/** The channels with what is on now and next, without those that the profile hides. */
export const listChannelsOperation = defineOperation({
  ...common,
  operationId: 'listChannels',
  path: '/channels',
  summary: 'The channels',
  query: channelsQuerySchema,
  answer: channelsPageSchema,
  errors: [],
});

/** The genres that channels have. */
export const listChannelGenresOperation = defineOperation({
  ...common,
  operationId: 'listChannelGenres',
  path: '/channel-genres',
  summary: 'The genres of channels',
  answer: channelGenresSchema,
  errors: [],
});

/** A channel by id or slug; with purchase data for who has signed in. CALL-030. */
export const getChannelOperation = defineOperation({
  ...common,
  operationId: 'getChannel',
  path: '/channels/{id_or_slug}',
  summary: 'A channel',
  params: channelParamsSchema,
  answer: channelSchema,
  errors: ['notFound'],
});

/** What is on some channels between two moments. Unknown channels are left out. */
export const getGuideOperation = defineOperation({
  ...common,
  operationId: 'getGuide',
  path: '/guide',
  summary: 'The programme guide',
  query: guideQuerySchema,
  answer: guideSchema,
  errors: [],
});

/** A programme of the guide. */
export const getProgrammeOperation = defineOperation({
  ...common,
  operationId: 'getProgramme',
  path: '/programmes/{id}',
  summary: 'A programme',
  params: programmeParamsSchema,
  answer: programmeSchema,
  errors: ['notFound'],
});

/** A show of a channel with its showings, by the `original_id` of its programmes. */
export const getShowOperation = defineOperation({
  ...common,
  operationId: 'getShow',
  path: '/channels/{channel_id}/shows/{id}',
  summary: 'A show',
  params: showParamsSchema,
  answer: showSchema,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const channelsOperations = {
  listChannels: listChannelsOperation,
  listChannelGenres: listChannelGenresOperation,
  getChannel: getChannelOperation,
  getGuide: getGuideOperation,
  getProgramme: getProgrammeOperation,
  getShow: getShowOperation,
} as const;
