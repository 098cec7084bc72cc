// @vitest-environment node
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { surround } from '@foyer/ui/testing';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shelfFixtures } from './blocks/shelf/shelf.fixtures.ts';
import { MediaBlocks, prepareBlocks } from './media-blocks.tsx';

it('is whole in the page of the server, far blocks too, for readers without scripts', async () => {
  const lateIds = await prepareBlocks(shelfFixtures, () => Promise.resolve(false), 'main');
  const page = await surround(<MediaBlocks blocks={shelfFixtures} lateIds={lateIds} />);
  const body = new PassThrough();
  const html = text(body);
  const { pipe } = renderToPipeableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(body),
  });

  const words = await html;

  expect(shelfFixtures.filter(({ name }) => !words.includes(name))).toEqual([]);
  expect(words).not.toMatch(/\sstyle="/u);
});
