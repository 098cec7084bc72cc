import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createTestMedia } from '../../testing/test-media.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ MEDIA_DIR: await createTestMedia() });
});

const get = (path: string) => backend.app.request(`/api/v1/images/${path}`);

describe('getImage', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])(
    'cuts a picture to a size as %s and lets it be cached for ever',
    async (ending, type, format) => {
      const answer = await get(`backdrop-alibi/158x230.${ending}`);

      const { width, height, format: made } = await sharp(await answer.arrayBuffer()).metadata();

      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect({ width, height, made }).toEqual({ width: 158, height: 230, made: format });
    },
  );

  it('keeps the focus in view', async () => {
    const answer = await get('backdrop-alibi/112x112.jpg');

    const { dominant } = await sharp(await answer.arrayBuffer()).stats();

    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(50);
  });

  it('makes a picture once for all who ask at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('backdrop-alibi/90x90.webp')));

    const files = readdirSync(join(backend.config.dataDir, 'images'));

    expect(files.filter((name) => name.includes('_90x90_'))).toHaveLength(1);
  });

  it.each([
    'backdrop-alibi/159x230.webp',
    'backdrop-alibi/99999x99999.webp',
    'backdrop-alibi/158x230.png',
    'backdrop-alibi/158x230',
    'backdrop-nowhere/158x230.webp',
    '..%2Fsecret/158x230.webp',
    '%2e%2e%2fartwork%2fbackdrop-alibi/158x230.webp',
    '%/158x230.webp',
  ])('does not know %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('describes a picture by what its manifest says', async () => {
    const { body } = await backend.caller().send('GET', '/media-items/alibi');

    expect(body).toMatchObject({
      screenshots: [
        {
          url: '/api/v1/images/backdrop-alibi',
          color: '#aa0055',
          tone: 'light',
          focus: { x: 0.9, y: 0.5 },
        },
      ],
    });
  });
});
