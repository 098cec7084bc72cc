import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './multi-sub-special.block.ts';
import { multiSubSpecialFixture as fixture } from './multi-sub-special.fixtures.ts';
import { multiSubSpecialSchema } from './multi-sub-special.schema.ts';

afterEach(cleanup);

const countOf = (items: readonly unknown[]) => {
  const read = v.safeParse(multiSubSpecialSchema, { ...fixture, items });
  return read.success ? read.output.titles.length : undefined;
};

describe('block tag:multi_sub_special', () => {
  it('shows its titles under label, headline and text, chosen by its tag [BLOCK-016]', async () => {
    expect(findBlock(fixture)).toBeDefined();
    await renderWithLabel(<Block block={fixture} />);

    const region = await screen.findByRole('region', { name: 'Только в мультиподписке' });
    expect(region.textContent).toMatch(
      /^ЭксклюзивТолько в мультиподпискеЭти премьеры больше нигде не показывают\./u,
    );
    const link = screen.getByRole('link', { name: 'Бейрутский фотограф' });
    expect(link.getAttribute('href')).toBe('/movies/beyrutskiy-fotograf');
  });

  it('shows three at most, the good ones of several, and nothing without one', () => {
    expect(countOf(titleItems(5))).toBe(3);
    expect(countOf([{ type: 'media_item' }, ...titleItems(1)])).toBe(1);
    expect(countOf([{ type: 'media_item' }])).toBeUndefined();
  });

  it('is posters in a row, or a lead story before a list of two, by the label', async () => {
    const listed = async () => {
      const links = await screen.findAllByRole('link');
      return links.map((link) => Boolean(link.closest('li')));
    };
    const main = await renderWithLabel(<Block block={fixture} />);
    expect(await listed()).toEqual([true, true, true]);
    main.unmount();

    await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });
    expect(await listed()).toEqual([false, true, true]);
  });
});
