import { getMediaView } from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the pages composed of blocks. */
export const mediaViewsCases = {
  getMediaView: {
    good: [
      good({
        title: 'composes the home page of a visitor',
        as: 'nobody',
        run: (client) => getMediaView(client, { alias: 'main' }),
        check: ({ alias, name, media_blocks: blocks }) => {
          expect([alias, name]).toEqual(['main', 'Home']);
          expect(blocks[0]).toMatchObject({ type: 'promo', name: 'Today' });
          expect(blocks.map(({ type }) => type)).not.toContain('recom_cold_start');
        },
      }),
      good({
        title: 'adds to the home page of a viewer what they go on with and what suits them',
        as: 'other',
        run: (client) => getMediaView(client, { alias: 'main' }),
        check: ({ media_blocks: blocks }) =>
          expect(blocks.slice(1, 3).map(({ type, name }) => [type, name])).toEqual([
            ['carousel', 'Continue watching'],
            ['recom_cold_start', 'Picked for you'],
          ]),
      }),
      good({
        title: 'makes a page about a title [CALL-036]',
        as: 'nobody',
        run: (client) => getMediaView(client, { alias: 'similar', mediaItemId: 'nosferatu' }),
        check: ({ media_blocks: [promo] }) =>
          expect(promo?.items[0]).toMatchObject({ media_item: { slug: 'nosferatu' } }),
      }),
    ],
    bad: [
      {
        title: 'does not know another page',
        as: 'nobody',
        run: (client) => getMediaView(client, { alias: 'nowhere' }),
        error: 'notFound',
      },
      {
        title: 'does not know another title',
        as: 'nobody',
        run: (client) => getMediaView(client, { alias: 'main', mediaItemId: 'nowhere' }),
        error: 'notFound',
      },
      {
        title: 'refuses an id of a hundred and one characters',
        as: 'nobody',
        run: (client) => getMediaView(client, { alias: 'main', mediaItemId: 'a'.repeat(101) }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => getMediaView(client, { alias: 'main' }), outcomes: forAnybody },
  },
} satisfies Record<string, OperationCases>;
