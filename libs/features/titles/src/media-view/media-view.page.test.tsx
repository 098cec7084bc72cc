import { mediaViewQuery } from '@foyer/client';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { MediaViewPage } from './media-view.page.tsx';

afterEach(cleanup);

const client = { call: () => new Promise<never>(() => undefined) };

it.each([
  ['main', 'Свет скоро зажгут'],
  ['kids', 'Пока пусто'],
])('has words for the view %s while it has nothing to show', async (alias, heading) => {
  const queryClient = createQueryClient();
  const empty = { alias, name: '', media_blocks: [] };
  queryClient.setQueryData(mediaViewQuery(client, alias, undefined).queryKey, empty);
  const element = <MediaViewPage alias={alias} mediaItemId={undefined} lateIds={[]} />;

  await renderPage([{ path: '/', element }], '/', {}, { client, queryClient });

  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});
