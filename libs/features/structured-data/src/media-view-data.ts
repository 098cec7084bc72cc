import { mediaViewQuery } from '@foyer/client';
import type { MediaBlock, MediaView, ServiceShort } from '@foyer/contract';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { viewCrumbs } from '@foyer/titles/media-view/view-crumbs';
import { crumbsData } from './crumbs-data.ts';
import { productsData } from './products-data.ts';
import { questionsData } from './questions-data.ts';
import type { StructuredData } from './structured-data.ts';
import { videoData } from './video-data.ts';

/** What a media view's page, once loaded, says to search engines: the way to it, and of its blocks the questions, the clips and what they sell. */
export function mediaViewData(
  { alias, mediaItemId, path }: { alias: string; mediaItemId?: string | undefined; path: string },
  page: LoaderPage,
): StructuredData[] {
  const { client, queryClient, label, language } = page;
  const query = mediaViewQuery(client, alias, mediaItemId);
  const view = queryClient.getQueryData<MediaView>(query.queryKey);
  if (!view) return [];
  const crumbs = crumbsData(viewCrumbs(label.name[language], { name: view.name, path }), page);
  const questions = view.media_blocks.filter(isQuestions).flatMap(questionsOf);
  const videos = view.media_blocks.filter(isVideo).flatMap((block) => videoData(block, page));
  return [
    crumbs,
    ...(questions.length === 0 ? [] : [questionsData(questions)]),
    ...videos,
    ...productsData(sold(view.media_blocks), page),
  ];
}

const isQuestions = ({ type, tag, name }: MediaBlock): boolean =>
  type === 'custom_block' && (tag ?? name) === 'faq';

/** One with a tag is another block. BLOCK-002 */
const isVideo = ({ type, tag, name }: MediaBlock): boolean =>
  type === 'custom_block' && (tag ?? name) === 'player';

const questionsOf = ({ custom_data: data }: MediaBlock) => data?.faq ?? [];

const sells = ({ type, tag }: MediaBlock): boolean =>
  type === 'custom_block' && (tag === 'buy' || tag === 'four_services');

/** The services that blocks sell, each once. */
function sold(blocks: readonly MediaBlock[]): ServiceShort[] {
  const services = blocks
    .filter(sells)
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.type === 'service' ? [item.service] : []))
    .filter(({ actions }) => actions.some(({ type }) => type === 'buy'));
  return [...new Map(services.map((service) => [service.id, service])).values()];
}
