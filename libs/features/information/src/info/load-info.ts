import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { loadMediaView, type MediaViewData } from '@foyer/titles/media-view/load-media-view';
import { infoView } from './info-view.ts';

/** Loads a page of the operator's words and describes it in words of its own. ROUTE-061, ROUTE-064, ROUTE-065 */
export async function loadInfo(page: LoaderPage, url: URL): Promise<MediaViewData> {
  const view = infoView(url);
  const [data] = await Promise.all([loadMediaView(page, view), page.loadTexts('info')]);
  return { ...data, head: { ...data.head, description: page.t(`info.view.${view.alias}`) } };
}
