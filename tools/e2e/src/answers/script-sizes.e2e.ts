import { gzipSync } from 'node:zlib';
import { adClientFiles, readBuilt } from '@foyer/bench';
import { expect, test } from '../support/answer-test.ts';

/** What a film with advertisements may load for them: VMAP, VAST, films and pings. In kB after `gzip -9`. */
const CLIENT_KB = 25;

/** An element that a reader of VAST must know, and nothing else names. */
const MARK = 'VASTAdTagURI';
/** What a film and its pings do not need, by a word that no other part of the client has. */
const others = {
  simid: 'startCreative',
  vpaid: 'unit.skippable',
  verification: 'sessionStart',
  icons: 'AdChoices',
  captions: 'cuechange',
  sight: 'visibilitychange',
};

const textsOf = (files: readonly string[]) => Promise.all(files.map(readBuilt));

test('a film without a slot loads nothing of the ad client, and one with a slot no more than its budget [ENGINE-023]', async () => {
  const { page, client } = await adClientFiles();

  expect((await textsOf(page)).filter((text) => text.includes(MARK))).toEqual([]);
  const texts = await textsOf(client);
  expect(texts.filter((text) => text.includes(MARK))).toHaveLength(1);
  const kilobytes = texts.map((text) => gzipSync(text, { level: 9 }).length / 1000);
  expect(kilobytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(CLIENT_KB);
});

for (const [part, word] of Object.entries(others)) {
  test(`${part} is in a separate file, and comes when an advertisement has it`, async () => {
    const { client, all } = await adClientFiles();
    const holders = async (files: readonly string[]) =>
      (await textsOf(files)).filter((text) => text.includes(word)).length;

    expect(await holders(client)).toBe(0);
    expect(await holders(all)).toBeGreaterThan(0);
  });
}
