// @vitest-environment node
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { MediaBlock } from '@foyer/contract';
import { mediaViewFixture } from '@foyer/contract/fixtures';
import { surround } from '@foyer/ui/testing';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blockFixtures } from './block-fixtures.ts';
import { shelfFixtures } from './blocks/shelf/shelf.fixtures.ts';
import { below, served, unstyled } from './far-block.css.ts';
import { MediaBlocks, prepareBlocks } from './media-blocks.tsx';

async function htmlOf(blocks: readonly MediaBlock[]): Promise<string> {
  const prepared = await prepareBlocks(blocks, {
    view: 'main',
    askSignedIn: () => Promise.resolve(false),
  });
  const page = await surround(<MediaBlocks blocks={blocks} {...prepared} />);
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

it('has the cards of blocks and what they lead to [BLOCK-003, BLOCK-006, BLOCK-018, BLOCK-022, BLOCK-035, BLOCK-038]', async () => {
  const blocks = blockFixtures.filter(({ tag }) => tag !== 'filters');
  const html = await htmlOf(blocks);
  const cards = blocks.flatMap(({ custom_data }) => custom_data?.cards ?? []);
  const missing = cards.filter(
    ({ title, target }) =>
      !html.includes(title) || !html.includes((target?.type === 'screen' && target.link) || ''),
  );

  expect(cards.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
  expect(html).not.toMatch(/\sstyle="/u);
});

it('leaves out of the first screen what lies below a promo and a shelf, and nothing else', async () => {
  const { media_blocks: blocks } = mediaViewFixture;
  const begin = blocks.slice(0, 2);
  const isLeftOut = async (page: readonly MediaBlock[]) => (await htmlOf(page)).includes(below);

  expect(await isLeftOut(begin)).toBe(false);
  expect(await isLeftOut([...begin, ...shelfFixtures])).toBe(true);
  expect(await isLeftOut([...begin.toReversed(), ...shelfFixtures])).toBe(false);
});

it('gives what a first window may show its place at once, so that nothing below it moves', async () => {
  const page = await htmlOf(
    shelfFixtures.map((block, index) => ({ ...block, id: `block-${index}` })),
  );
  const waits = page
    .split('data-block=')
    .slice(1)
    .map((block) => block.includes(served));

  expect(waits.slice(0, 5)).not.toContain(true);
  expect(waits.slice(5)).not.toContain(false);
  expect(waits.length).toBeGreaterThan(5);
});

it('waits for its styles below what a first window may show, and never above', async () => {
  const page = await htmlOf(
    shelfFixtures.map((block, index) => ({ ...block, id: `block-${index}` })),
  );
  const waits = page
    .split('data-block=')
    .slice(1)
    .map((block) => block.includes(unstyled));

  expect(waits.length).toBeGreaterThan(5);
  expect(waits).toEqual(waits.map((_, index) => index >= 5));
});
