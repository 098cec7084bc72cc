import { collectionFixture } from '@foyer/contract/fixtures';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { CollectionPage } from './collection.page.tsx';

it('lets no preposition end a line of its title', async () => {
  const collection = { ...collectionFixture, name: 'Дорога под звёздами', items: [] };
  const client = { call: (async () => collection) as never };
  const element = <CollectionPage id={collection.id} number={1} />;

  await renderPage([{ path: '/', element }], '/', {}, { client });

  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Дорога под\u00A0звёздами');
});
