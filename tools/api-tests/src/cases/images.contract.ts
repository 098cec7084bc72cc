import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the pictures. */
export const imagesCases = {
  getImage: {
    good: [
      good({
        title: 'cuts a picture to a size, to be kept for ever',
        as: 'nobody',
        run: (client, world) => world.getFile(client, '/images/backdrop-alibi/158x230.webp'),
        check: (answer) =>
          expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual(
            ['image/webp', 'public, max-age=31536000, immutable'],
          ),
      }),
    ],
    bad: [
      {
        title: 'does not know another picture',
        as: 'nobody',
        run: (client, world) => world.getFile(client, '/images/backdrop-nowhere/158x230.webp'),
        error: 'notFound',
      },
      {
        title: 'does not cut to another size [CONST-012]',
        as: 'nobody',
        run: (client, world) => world.getFile(client, '/images/backdrop-alibi/159x230.webp'),
        error: 'notFound',
      },
      {
        title: 'does not know another format',
        as: 'nobody',
        run: (client, world) => world.getFile(client, '/images/backdrop-alibi/158x230.gif'),
        error: 'notFound',
      },
    ],
    access: {
      run: (client, world) => world.getFile(client, '/images/backdrop-alibi/158x230.jpg'),
      outcomes: forAnybody,
    },
  },
} satisfies Record<string, OperationCases>;
