import { type Service, textIn } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { pageOf } from '../../server/paging.ts';
import { salesTexts } from '../../texts/sales-texts.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import { notice } from '../purchases/purchase-answer.ts';
import { createVariantsService } from '../sales/variants.service.ts';
import type { Account, Viewer } from '../sessions/viewer.ts';
import { serviceShortAnswer } from './service-answer.ts';
import { createServicesView } from './services-view.ts';
import { findService } from './services.store.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';

/** Whose purchase data is shown: a restricted session has an account, and no use of it. */
const accountOf = (viewer: Viewer | undefined): Account | undefined =>
  viewer?.state === 'normal' ? viewer.account : undefined;

/** Handlers of the calls about services. */
export function servicesRoutes(
  context: Context,
  images: ImageFacts,
): Handlers<'listServices' | 'getService' | 'cancelService' | 'resumeService'> {
  const variants = createVariantsService(context);
  const subscriptions = createSubscriptionsService(context);
  const readView = createServicesView(context, images);
  return {
    listServices: async ({ viewer, query, language }) => {
      const view = await readView(accountOf(viewer), language);
      const all = [...view.services.values()];
      const listed =
        query.is_mine === 'true'
          ? all.map((row) => serviceShortAnswer(row, view)).filter((one) => one.purchase_state)
          : all.filter((row) => !row.parentId).map((row) => serviceShortAnswer(row, view));
      return pageOf(listed, query);
    },
    getService: async ({ viewer, params, language }) => {
      const service = await findService(context.db, params.id_or_alias);
      if (!service) throw new Failure('notFound');
      const view = await readView(accountOf(viewer), language);
      const answer: Service = {
        ...serviceShortAnswer(service, view),
        description: textIn(service.descriptions, language),
        features: service.features.map(({ isActive, titles }) => ({
          is_active: isActive,
          title: textIn(titles, language),
        })),
        sub_services: [...view.services.values()]
          .filter(({ parentId }) => parentId === service.id)
          .map((row) => serviceShortAnswer(row, view)),
      };
      const account = accountOf(viewer);
      if (account) {
        const item = { type: 'service', id: service.id } as const;
        const items = await variants.list(account.id, item, language).catch((error: unknown) => {
          if (error instanceof Failure) return [];
          throw error;
        });
        answer.purchase_variants = { items };
      }
      return answer;
    },
    cancelService: async ({ viewer, params, language }) => {
      const { service, subscription } = await subscriptions.cancel(viewer.account.id, params.id);
      const texts = salesTexts[language];
      const name = textIn(service.names, language);
      const isCalledOff = subscription.status === 'cancel_subscribe_requested';
      const message = isCalledOff ? texts.cancelRequested(name) : texts.unsubscribeRequested(name);
      return { notification: notice(message) };
    },
    resumeService: async ({ viewer, params, language }) => {
      const { service } = await subscriptions.resume(viewer.account.id, params.id);
      return {
        notification: notice(salesTexts[language].resumed(textIn(service.names, language))),
      };
    },
  };
}
