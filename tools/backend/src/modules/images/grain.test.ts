import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createTestMedia } from '../../testing/test-media.ts';

let backend: TestBackend;

beforeAll(async () => {
  const mediaDir = await createTestMedia();
  const artwork = (name: string) => join(mediaDir, 'artwork', name);
  for (const id of ['poster-smooth', 'poster-grainy']) {
    await sharp({ create: { width: 400, height: 400, channels: 3, background: '#808080' } })
      .avif({ lossless: true })
      .toFile(artwork(`${id}.avif`));
  }
  // A chessboard stands for grain.
  const side = 64;
  const tile = Buffer.from(
    Array.from({ length: side * side }, (_, index) =>
      (((index % side) >> 2) + (Math.floor(index / side) >> 2)) % 2 === 0 ? 0 : 255,
    ),
  );
  await sharp(tile, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toFile(artwork('grain.png'));
  const entry = { color: '#808080', tone: 'light', focus: { x: 0.5, y: 0.5 } };
  writeFileSync(
    artwork('manifest.json'),
    JSON.stringify({ 'poster-smooth': entry, 'poster-grainy': { ...entry, grain: true } }),
  );
  backend = await createTestBackend({ MEDIA_DIR: mediaDir });
});

const toneOf = async (id: string, size = '228x228'): Promise<{ mean: number; spread: number }> => {
  const answer = await backend.app.request(`/api/v1/images/${id}/${size}.jpg`);
  const { channels } = await sharp(await answer.arrayBuffer()).stats();
  return { mean: channels[0]?.mean ?? 0, spread: channels[0]?.stdev ?? 0 };
};

describe('withGrain', () => {
  it('lays grain over pictures that ask for it, softly, after resizing', async () => {
    const grainy = await toneOf('poster-grainy');
    const smooth = await toneOf('poster-smooth');

    expect(smooth.spread).toBeLessThan(1);
    // 24 % of the way from grey to black and white.
    expect(grainy.spread).toBeGreaterThan(25);
    expect(grainy.spread).toBeLessThan(35);
    expect(grainy.mean).toBeCloseTo(smooth.mean, -1);
  });

  it('lays grain over pictures smaller than its tile', async () => {
    const { spread } = await toneOf('poster-grainy', '50x50');

    expect(spread).toBeGreaterThan(20);
  });
});
