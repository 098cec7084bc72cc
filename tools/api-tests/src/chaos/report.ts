import * as v from 'valibot';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the process of the buyers says, in its order: all accounts are open, one more intent has ended, all of it. */
export const buyersMessageSchema = v.variant('type', [
  v.object({ type: v.literal('begun') }),
  v.object({ type: v.literal('ended'), count: countSchema }),
  v.object({
    type: v.literal('report'),
    counts: v.object({
      requests: countSchema,
      lost: countSchema,
      late: countSchema,
      doubled: countSchema,
      refused: countSchema,
      broken: countSchema,
      reloads: countSchema,
      left: countSchema,
    }),
    /** Each wanted one thing. */
    results: v.array(
      v.object({
        /** Place among the accounts. */
        account: countSchema,
        item: v.string(),
        isUnique: v.boolean(),
        tabs: countSchema,
        paidOrders: v.array(v.string()),
        isOwned: v.boolean(),
        isStuck: v.boolean(),
      }),
    ),
    accounts: v.array(
      v.object({
        /** Of its session. */
        cookie: v.string(),
        /** Of the prepaid account before anything was bought, in minor units. */
        balance: countSchema,
      }),
    ),
  }),
]);

/** Everything that the buyers were told. */
export type BuyersReport = Extract<v.InferOutput<typeof buyersMessageSchema>, { type: 'report' }>;
