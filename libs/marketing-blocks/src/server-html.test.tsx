// @vitest-environment node
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { MediaBlock } from '@foyer/contract';
import { mediaViewFixture } from '@foyer/contract/fixtures';
import { surround } from '@foyer/ui/testing';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shelfFixtures } from './blocks/shelf/shelf.fixtures.ts';
import { below } from './far-block.css.ts';
import { MediaBlocks, prepareBlocks } from './media-blocks.tsx';

async function htmlOf(blocks: readonly MediaBlock[]): Promise<string> {
  const lateIds = await prepareBlocks(blocks, () => Promise.resolve(false), 'main');
  const page = await surround(<MediaBlocks blocks={blocks} lateIds={lateIds} />);
  const body = new PassThrough();
  const html = text(body);
  const { pipe } = renderToPipeableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(body),
  });

  return html;
}

it('is whole in the page of the server, far blocks too, for readers without scripts', async () => {
  const words = await htmlOf(shelfFixtures);

  expect(shelfFixtures.filter(({ name }) => !words.includes(name))).toEqual([]);
  expect(words).not.toMatch(/\sstyle="/u);
});

it('leaves out of the first screen what lies below a promo and a shelf, and nothing else', async () => {
  const { media_blocks: blocks } = mediaViewFixture;
  const begin = blocks.slice(0, 2);
  const isLeftOut = async (page: readonly MediaBlock[]) => (await htmlOf(page)).includes(below);

  expect(await isLeftOut(begin)).toBe(false);
  expect(await isLeftOut([...begin, ...shelfFixtures])).toBe(true);
  expect(await isLeftOut([...begin.toReversed(), ...shelfFixtures])).toBe(false);
});
