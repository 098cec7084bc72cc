import type { PlayerMessage } from '@foyer/embed-sdk';
import { startStack, type Stack } from '@foyer/workspace/stack';
import { chooseScenarios, pingsOf } from '../support/ad-ledger.ts';
import { type PartnerSite, startPartnerSite } from '../support/partner-site.ts';
import { expect, test as base, type StackMode } from '../support/test.ts';

/** A Foyer with advertisements whose player may stand in pages of a partner. */
const test = base.extend<object, { mode: StackMode; partner: PartnerSite; stack: Stack }>({
  partner: [
    async ({ mode }, use) => {
      const partner = await startPartnerSite(mode);
      await use(partner);
      await partner.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ mode, partner }, use) => {
      const embed_origins = [partner.originAs('partner')];
      const stack = await startStack({
        mode,
        siteSettings: (origin) => ({
          main: { embed_origins, advertising: { origins: [origin] } },
          alternate: {},
        }),
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('A3: a page of a partner gets messages of a break and of each of its advertisements, and counts what was shown [EMBED-003, EMBED-004, EMBED-005, EMBED-006, EMBED-007, EMBED-008, EMBED-013]', async ({
  page,
  stack,
  partner,
}) => {
  await chooseScenarios(stack, { preroll: 'short', midroll: 'empty', postroll: 'empty' });
  const heard = () => page.evaluate(() => (window as unknown as { heard: PlayerMessage[] }).heard);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/vast?')) asked.push(request.url());
  });
  const origin = partner.originAs('partner');
  await page.goto(partner.pageOf(origin, { site: stack.webUrl, path: '/embed/vod/alibi' }));
  const eventsOf = async () => (await heard()).map(({ event }) => event);
  await expect.poll(eventsOf, { timeout: 30_000 }).toContain('ads_block_end');
  await expect.poll(eventsOf).toContain('playback_start');

  expect((await eventsOf()).filter((event) => event.startsWith('ad'))).toEqual([
    'ads_block_start',
    'ad_request',
    'ad_playback',
    'ad_end',
    'ads_block_end',
  ]);
  expect((await heard()).find(({ event }) => event === 'ads_block_end')).toMatchObject({
    ads_count: 1,
    ads_shown: 1,
  });
  expect(asked[0]).toContain('partner_id=kino-7');
  expect(await pingsOf(stack)).toContain('complete');
});
