import type { Job } from '../../jobs/job.types.ts';
import { eachOf } from '../../jobs/each-of.ts';
import type { Context } from '../../server/call.ts';
import { announce } from '../events/announce.ts';
import { activateMembership, listProcessed } from './bonuses.store.ts';

/** How long a program takes to admit an account. */
const PROCESSING_SECONDS = 30;

const AT_ONCE = 100;

/** Admits accounts to the bonus programs that they have joined. */
export const admitToBonuses = ({ db, now }: Pick<Context, 'db' | 'now'>): Job => ({
  name: 'admit to bonuses',
  everyMs: 5000,
  run: async () => {
    const since = new Date(now().getTime() - PROCESSING_SECONDS * 1000);
    await eachOf(await listProcessed(db, since, AT_ONCE), (membership) =>
      db.transaction(async (tx) => {
        if (!(await activateMembership(tx, membership, now()))) return;
        const { accountId } = membership;
        await announce(
          tx,
          { accountId },
          { event_type: 'item', event_code: 'bonuses_changed' },
          now(),
        );
      }),
    );
  },
});
