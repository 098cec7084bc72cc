import { cancelService, resumeService } from '@foyer/client';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';

/** What a viewer can do with a subscription without buying anything. */
export type SubscriptionChange = 'unsubscribe' | 'resume';

/** Keys of everything that says how subscriptions stand. */
const outdated = [
  ['service'],
  ['services'],
  ['list', 'services'],
  ['list', 'my-services'],
  ['bank-cards'],
];

/**
 * Ends a subscription, or takes its end back; what the service says of it is shown as for every call.
 *
 * @returns Once the pages that are open know how the subscription stands now.
 * @throws The refusal, which changes nothing; whoever asked tells of it.
 */
export async function changeSubscription(
  { client, queryClient }: Pick<LoaderPage, 'client' | 'queryClient'>,
  id: string,
  change: SubscriptionChange,
): Promise<void> {
  await (change === 'resume' ? resumeService : cancelService)(client, { id });
  await Promise.allSettled(
    outdated.map((queryKey) => invalidateAfterChange(queryClient, { queryKey })),
  );
}
