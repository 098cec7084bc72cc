import type { Context } from '../../server/call.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import { createServicesView } from '../services/services-view.ts';
import type { OutsideItems } from './outside-items.ts';
import { serviceItems } from './service-items.ts';

/** What blocks take from the services and the channels. */
export function createOutsideItems(
  context: Context,
  images: ImageFacts,
  channels: Omit<OutsideItems, 'services'>,
): OutsideItems {
  const readServices = createServicesView(context, images);
  return {
    ...channels,
    services: (query, asker) => serviceItems(readServices, query, asker),
  };
}
