import { channelShortFixture } from '../channels/channels.fixtures.ts';
import { mediaItemShortFixture } from '../media-items/media-items.fixtures.ts';
import type { SearchAnswer, SearchResult, SearchSuggestions } from './search.schema.ts';

const filmResult: SearchResult = {
  item: { type: 'media_item', media_item: mediaItemShortFixture },
  matches: [{ start: 0, end: 10 }],
};

/** What a search in the wrong keyboard layout found: a film by its name, the rest by other words. */
export const searchAnswerFixture: SearchAnswer = {
  corrected_query: 'метрополис',
  best_match: filmResult,
  groups: [
    { kind: 'media_item', items: [filmResult], next_cursor: 'YWZ0ZXI6MQ' },
    {
      kind: 'person',
      items: [
        {
          item: {
            type: 'person',
            person: {
              id: 'fritz-lang',
              slug: 'fritz-lang',
              name: 'Фриц Ланг',
              roles: ['director'],
            },
          },
          matches: [],
        },
      ],
    },
    {
      kind: 'channel',
      items: [{ item: { type: 'channel', channel: channelShortFixture }, matches: [] }],
    },
  ],
};

/** Suggestions for `мет`: a name and a word. */
export const searchSuggestionsFixture: SearchSuggestions = {
  items: [
    { text: 'Метрополис', kind: 'media_item', matches: [{ start: 0, end: 3 }] },
    { text: 'метель', matches: [{ start: 0, end: 3 }] },
  ],
};
