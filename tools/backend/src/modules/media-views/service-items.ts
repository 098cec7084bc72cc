import type { MediaBlockItem } from '@foyer/contract';
import type { Asker } from '../catalogue/asker.ts';
import { serviceShortAnswer } from '../services/service-answer.ts';
import type { ReadServicesView } from '../services/services-view.ts';
import type { OutsideQuery } from './outside-items.ts';

/** Services of a block: those named, or the shop window without what only comes with another. */
export async function serviceItems(
  readView: ReadServicesView,
  { ids, limit }: OutsideQuery,
  { viewer, language }: Asker,
): Promise<MediaBlockItem[]> {
  const view = await readView(viewer?.account, language);
  const services = ids
    ? ids.flatMap((id) => view.services.get(id) ?? [])
    : [...view.services.values()].filter(({ parentId }) => parentId === null);
  return services
    .slice(0, limit)
    .map((service) => ({ type: 'service', service: serviceShortAnswer(service, view) }));
}
