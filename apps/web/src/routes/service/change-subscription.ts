import { cancelService, resumeService } from '@foyer/client';
import { invalidateAfterChange } from '../../document/invalidate-after-change.ts';
import type { LoaderPage } from '../../document/loader-page.ts';

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
