// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createMarks } from '../page/page-marks.ts';
import { gzipMarked } from './marked-gzip.ts';
import { joinWithMarks, splitAtMarks } from './marked-text.ts';

/** A page whose marks stand in the middle of what repeats, before and after the window of the compression. */
function pageWith({ nonce, requestId }: ReturnType<typeof createMarks>, cards: number) {
  const card = `<script nonce="${nonce}">Город после дождя ${nonce}</script>`;
  return `<p>${requestId}</p>${card.repeat(cards)}<i>${requestId}</i>`;
}

describe('gzipMarked', () => {
  it.each([1, 40, 2000])('is a file of the same page with other marks, %i cards', async (cards) => {
    const [first, second] = [createMarks(), createMarks()];
    const text = splitAtMarks(pageWith(first, cards), first);
    const gzip = await gzipMarked(text, first);

    // It fails where the sum, the size or a block is wrong.
    expect(gunzipSync(gzip(second)).toString()).toBe(pageWith(second, cards));
    expect(gunzipSync(gzip(first)).toString()).toBe(pageWith(first, cards));
    expect(joinWithMarks(text, second)).toBe(pageWith(second, cards));
  });

  it('compresses a page without marks too', async () => {
    const marks = createMarks();
    const gzip = await gzipMarked(splitAtMarks('Фильмы', marks), marks);

    expect(gunzipSync(gzip(createMarks())).toString()).toBe('Фильмы');
  });

  it('compresses what repeats across marks', async () => {
    const marks = createMarks();
    const page = `${randomBytes(2000).toString('hex')}${marks.nonce}`.repeat(20);
    const gzip = await gzipMarked(splitAtMarks(page, marks), marks);

    expect(gzip(marks).length).toBeLessThan(page.length / 10);
  });
});
