import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createTestMedia } from '../../testing/test-media.ts';
import { findStill } from './stills.ts';

let backend: TestBackend;

beforeAll(async () => {
  const mediaDir = await createTestMedia();
  const side = 512;
  // Each place of the picture has a colour of its own.
  const pixels = Buffer.from(
    Array.from({ length: side * side }, (_, index) => [
      Math.floor((index % side) / 2),
      Math.floor(index / side / 2),
      128,
    ]).flat(),
  );
  await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .avif({ lossless: true })
    .toFile(join(mediaDir, 'artwork', 'backdrop-lotsman.avif'));
  const entry = { color: '#204060', tone: 'light', focus: { x: 0.1, y: 0.9 } };
  writeFileSync(
    join(mediaDir, 'artwork', 'manifest.json'),
    JSON.stringify({ 'backdrop-lotsman': entry }),
  );
  backend = await createTestBackend({ MEDIA_DIR: mediaDir });
});

const pictureOf = async (id: string) => {
  const answer = await backend.app.request(`/api/v1/images/${id}/240x135.webp`);
  const bytes = await answer.arrayBuffer();
  const { width, height } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).stats();
  return { width, height, dominant };
};

describe('findStill', () => {
  it('takes every episode from another part of the backdrop, and never from outside it', () => {
    const stills = Array.from({ length: 40 }, (_, index) =>
      findStill(`still-lotsman-sezon-1-seriya-${index + 1}`),
    );

    const places = new Set(stills.map((still) => `${still?.left} ${still?.top}`));
    const outside = stills.filter(
      (still) => !still || still.left + still.share > 1 || still.top + still.share > 1,
    );

    expect(places.size).toBe(40);
    expect(outside).toEqual([]);
  });

  it.each(['still-lotsman', 'poster-lotsman', 'still-lotsman-sezon-1'])(
    'knows no still by the name %s',
    (id) => {
      expect(findStill(id)).toBeUndefined();
    },
  );
});

describe('getImage', () => {
  it('cuts the still of an episode out of the backdrop of its series', async () => {
    const first = await pictureOf('still-lotsman-sezon-1-seriya-1');
    const second = await pictureOf('still-lotsman-sezon-1-seriya-2');

    expect([first.width, first.height, second.width]).toEqual([240, 135, 240]);
    expect(first.dominant).not.toEqual(second.dominant);
  });

  it('describes a still with the colours of the backdrop', async () => {
    const { body } = await backend.caller().send('GET', '/media-items/lotsman-sezon-1/episodes');

    expect(body).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          media_item: expect.objectContaining({
            screenshots: [
              {
                url: '/api/v1/images/still-lotsman-sezon-1-seriya-1',
                color: '#204060',
                tone: 'light',
                focus: { x: 0.5, y: 0.4 },
              },
            ],
          }),
        }),
      ]),
    });
  });

  it('does not know the stills of a series without a backdrop', async () => {
    const answer = await backend.app.request(
      '/api/v1/images/still-nowhere-sezon-1-seriya-1/240x135.webp',
    );

    expect(answer.status).toBe(404);
  });
});
