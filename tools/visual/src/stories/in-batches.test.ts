import { describe, expect, it } from 'vitest';
import { modeName, modes } from '../modes.ts';
import { inBatches } from './in-batches.ts';
import { planPictures } from './plan-pictures.ts';

const story = (id: string, file: string) => ({ id, file, title: 'A', name: id, pinned: {} });

describe('inBatches', () => {
  it('goes through the files of one mode before the next one', () => {
    const [main, alternate] = ['main-rus-360', 'alternate-rus-360'];
    const plans = planPictures(
      [story('one', 'a'), story('other', 'b'), story('second', 'a')],
      [...modes.keys()].filter((name) => name === main || name === alternate),
    );

    const batches = inBatches(plans).map((batch) =>
      batch.map((plan) => `${plan.story.id} ${modeName(plan.mode)}`),
    );

    expect(batches).toEqual([
      [`one ${main}`, `second ${main}`],
      [`other ${main}`],
      [`one ${alternate}`, `second ${alternate}`],
      [`other ${alternate}`],
    ]);
  });
});
