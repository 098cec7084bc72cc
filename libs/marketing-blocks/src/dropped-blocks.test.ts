import { legalFixture } from './blocks/legal/legal.fixtures.ts';
import { expect, it } from 'vitest';
import { reportDropped } from './dropped-blocks.ts';

it('reports a block once for each page and revision', () => {
  const errors: unknown[] = [];
  const report = (error: unknown) => errors.push(error);
  const newer = { ...legalFixture, name: 'newer' };

  reportDropped('sport', newer, 'unknown', report);
  reportDropped('sport', newer, 'unknown', report);
  reportDropped('kids', newer, 'unknown', report);
  reportDropped('sport', { ...newer, name: 'newest' }, 'unknown', report);

  expect(errors.map(String)).toEqual([
    'DroppedBlockError: The block "newer" (block-legal) of "sport" is unknown',
    'DroppedBlockError: The block "newer" (block-legal) of "kids" is unknown',
    'DroppedBlockError: The block "newest" (block-legal) of "sport" is unknown',
  ]);
});

it('holds no more than the pages of a service have', () => {
  let count = 0;
  const report = () => (count += 1);
  const block = (index: number) => ({ ...legalFixture, id: `block-${index}` });
  for (let index = 0; index <= 500; index += 1)
    reportDropped('sport', block(index), 'broken', report);

  reportDropped('sport', block(0), 'broken', report);

  expect(count).toBe(502);
});
