import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { findBlock } from '../../registry.ts';
import Block from './personal-collections.block.ts';
import {
  collectionItems,
  personalCollectionsFixture as fixture,
} from './personal-collections.fixtures.ts';
import { personalCollectionsSchema } from './personal-collections.schema.ts';

afterEach(cleanup);

const countOf = (items: readonly unknown[]) => {
  const read = v.safeParse(personalCollectionsSchema, { ...fixture, items });
  return read.success ? read.output.collections.length : undefined;
};

describe('block tag:personal_collections', () => {
  it('leads to each collection and to all of them, chosen by its tag [BLOCK-019]', async () => {
    expect(findBlock(fixture)).toBeDefined();
    await renderWithLabel(<Block block={fixture} />);

    await screen.findByRole('region', { name: 'Подборки под настроение' });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Подборки под настроение')).toBe('/collections');
    expect(hrefOf('Для двоих')).toBe('/collections/dlya-dvoih');
  });

  it('shows three to twelve collections, without the broken ones', () => {
    expect(countOf(collectionItems(2))).toBeUndefined();
    expect(countOf([{ type: 'collection', collection: {} }, ...collectionItems(3)])).toBe(3);
    expect(countOf(collectionItems(15))).toBe(12);
  });

  it('shows the picture first, or the name, by the label', async () => {
    const first = (root: HTMLElement) => root.querySelector('article')?.firstElementChild?.tagName;
    const main = await renderWithLabel(<Block block={fixture} />);
    await screen.findAllByRole('heading');
    expect(first(main.container)).toBe('DIV');
    main.unmount();

    const other = await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });
    await screen.findAllByRole('heading');
    expect(first(other.container)).toBe('H3');
  });
});
