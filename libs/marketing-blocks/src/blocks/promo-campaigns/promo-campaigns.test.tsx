import { bannerFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaBlocks, prepareBlocks } from '../../media-blocks.tsx';
import { adInk } from '../../parts/banner.css.ts';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import { promoCampaignsFixture as fixture } from './promo-campaigns.fixtures.ts';
import { promoCampaignsSchema } from './promo-campaigns.schema.ts';

afterEach(cleanup);

const visitor = () => Promise.resolve(false);

async function show(items: typeof fixture.items, label: 'main' | 'alternate' = 'main') {
  const blocks = [{ ...fixture, items }];
  const prepared = await prepareBlocks(blocks, { view: 'main', askSignedIn: visitor });
  await renderWithLabel(<MediaBlocks blocks={blocks} {...prepared} />, { label });
  return prepared;
}

describe('the promo block with banners', () => {
  it.each(['main', 'alternate'] as const)(
    'shows banners and titles in their order, each leading where it leads, in label %s [BLOCK-049, HOME-007]',
    async (label) => {
      await show(fixture.items, label);

      await screen.findByRole('region', { name: /^Главное/u });
      const hrefs = [...document.querySelectorAll('h2 a, h3 a')].map((link) =>
        link.getAttribute('href'),
      );
      expect(hrefs).toEqual([
        '/promo_events/nochi-detektivov',
        '/movies/gorod-posle-dozhdya',
        bannerFixture.target?.url,
      ]);
      expect(screen.getByText('−50 %')).toBeTruthy();
      expect(screen.getByText(/erid/u)).toBeTruthy();
    },
  );

  it.each(['main', 'alternate'] as const)(
    'says whose advertisement it is in the advertiser’s colour, in label %s [BLOCK-087]',
    async (label) => {
      await show(fixture.items, label);

      const words = await screen.findByText(/erid/u);
      expect(words.style.getPropertyValue(adInk)).toBe('#ffffff');
      expect(words.style.getPropertyValue('--art-color')).toBe('#22303c');
    },
  );

  it('has an advertisement counted only while it shows [BLOCK-088]', async () => {
    const markOf = () => document.querySelector('[data-banner]')?.getAttribute('data-banner');
    await show(fixture.items);
    const link = await screen.findByRole('link', { name: bannerFixture.title, hidden: true });
    const before = markOf();
    fireEvent.click(screen.getByRole('button', { name: new RegExp(bannerFixture.title, 'u') }));

    expect([before, markOf()]).toEqual([undefined, bannerFixture.id]);
    expect(link.closest('[data-banner]')).not.toBeNull();
  });

  it('loads nothing more for a promo of titles alone', async () => {
    expect((await show(titleItems(3))).lateIds).toEqual([]);
    expect((await show(fixture.items)).lateIds).toEqual([fixture.id]);
  });

  it('shows at most five, without the broken ones, and nothing without one', () => {
    const countOf = (items: readonly unknown[]) => {
      const read = v.safeParse(promoCampaignsSchema, { ...fixture, items });
      return read.success ? read.output.slides.length : undefined;
    };

    expect(countOf([{ type: 'banner' }, ...fixture.items, ...titleItems(9)])).toBe(5);
    expect(countOf([])).toBeUndefined();
  });
});
