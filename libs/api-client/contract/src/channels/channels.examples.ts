import type { OperationExamples } from '../operation-examples.ts';
import {
  channelFixture,
  channelShortFixture,
  guideFixture,
  programmeFixture,
  showFixture,
} from './channels.fixtures.ts';
import type { channelsOperations } from './channels.operations.ts';

/** A successful call of each. */
export const channelsExamples: OperationExamples<typeof channelsOperations> = {
  listChannels: {
    query: { limit: '40', genre: 'general' },
    answer: { items: [channelShortFixture], next_cursor: 'YWZ0ZXI6NDA' },
  },
  listChannelGenres: { answer: { items: [{ id: 'general', name: 'Общие' }] } },
  getChannel: { params: { id_or_slug: 'pervyy-ekran' }, answer: channelFixture },
  getGuide: {
    query: { channel_ids: 'pervyy-ekran,stolitsa', from: '1795284000', to: '1795320000' },
    answer: guideFixture,
  },
  getProgramme: { params: { id: 'pervyy-ekran-29921445' }, answer: programmeFixture },
  getShow: { params: { channel_id: 'pervyy-ekran', id: 'itogi-dnya' }, answer: showFixture },
};
