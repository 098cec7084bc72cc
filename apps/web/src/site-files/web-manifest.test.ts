// @vitest-environment node
import { labels } from '@foyer/ui/theme';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageRequest, type PageRequest } from '../page/page-request.ts';
import { loader } from './web-manifest.ts';

/** The manifest of the main label with these stores, as far as it names native apps. */
async function appsOf(stores: (typeof labels.main)['links']['stores']): Promise<unknown> {
  const label = { ...labels.main, links: { ...labels.main.links, stores } };
  const context = new RouterContextProvider();
  context.set(pageRequest, { label, config: { language: 'rus' } } as PageRequest);
  const manifest: unknown = await loader({ context } as object as Parameters<
    typeof loader
  >[0]).json();
  return (manifest as { related_applications: unknown }).related_applications;
}

it('names the native apps that a browser may be asked about [APPBAN-005]', async () => {
  const play = 'https://play.example/store/apps/details?id=example.sofit';

  expect(
    await appsOf({
      rustore: 'https://rustore.example/sofit',
      googleplay: play,
      appstore: 'https://apps.example/sofit',
    }),
  ).toEqual([
    { platform: 'play', url: play, id: 'example.sofit' },
    { platform: 'itunes', url: 'https://apps.example/sofit' },
  ]);
});

it('names none where the label has none in a store that a browser knows', async () => {
  expect(await appsOf({ rustore: 'https://rustore.example/sofit' })).toEqual([]);
});

it('names an app whose address does not tell its package', async () => {
  const url = 'https://play.example/sofit';

  expect(await appsOf({ googleplay: url })).toEqual([{ platform: 'play', url }]);
});
