import { loadPatiently } from '@foyer/ui/variants';
import { deferredComponent } from '@foyer/page-runtime/deferred/deferred-component';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { FilmFootPartProps } from './film-foot.part.tsx';
import type { ItemRef } from './use-item.ts';

const module = 'libs/features/titles/src/media-item/late-item.ts';
const load = () => import('./late-item.ts');

/** What can be done with a title. */
export const LateActions = deferredComponent<ItemRef>(
  module,
  async () => (await load()).ItemActionsPart,
);

/** The way to rate it. */
export const LateRate = deferredComponent<ItemRef>(module, async () => (await load()).RateItemPart);

/** All that is below what one sees first. */
export const LateFoot = deferredComponent<FilmFootPartProps>(
  module,
  async () => (await load()).FilmFootPart,
);

/** Loads them where nobody has to act first: on the server, and for a page that a press opens. */
export async function preloadItemParts({ label, loadTexts }: LoaderPage): Promise<void> {
  const { preloadLooks } = await loadPatiently(load);
  await Promise.all([
    LateActions.preload(),
    LateRate.preload(),
    LateFoot.preload(),
    preloadLooks(label.variants),
    loadTexts('item'),
    loadTexts('purchase'),
  ]);
}
