import { textIn } from '@foyer/contract';
import { eachOf } from '../../jobs/each-of.ts';
import type { Job } from '../../jobs/job.types.ts';
import type { Context } from '../../server/call.ts';
import { moneyText } from '../../texts/money.ts';
import type { Delivery } from '../delivery/delivery.types.ts';
import { claimMessage, settleMessage } from '../delivery/outbox.store.ts';
import { receiptOf } from './receipt.ts';
import { listUnsentReceipts, receiptMessageId } from './receipts.store.ts';

const AT_ONCE = 100;

type UnsentReceipt = Awaited<ReturnType<typeof listUnsentReceipts>>[number];

async function send(
  { db, now, config, payments }: Context,
  delivery: Delivery,
  { order, email: recipient, language: own }: UnsentReceipt,
): Promise<void> {
  const id = receiptMessageId(order.id);
  const [channel, purpose, language] = ['email', 'receipt', own ?? 'rus'] as const;
  const isOurs = await claimMessage(db, { messageId: id, channel, recipient, purpose, at: now() });
  if (!isOurs) return;
  const label = order.label ?? undefined;
  const item = textIn(order.names, language);
  const receipt = receiptOf(order, item, config.selling(label).seller, payments);
  if (!receipt) {
    const reason = 'the label has no seller';
    return settleMessage(db, id, { state: 'failed', tries: 0, settledAt: now(), reason });
  }
  const sum = moneyText(order.amount, order.currency, language);
  const { number, url: link } = receipt;
  const addressed = { id, channel, recipient, language, label };
  await delivery.take({ ...addressed, purpose, item, sum, number, link });
}

/** Sends the receipt of each payment to the e-mail address of its account, once. docs/decisions/0112 */
export const sendReceipts = (context: Context): Job => ({
  name: 'send receipts',
  everyMs: 10_000,
  run: async () => {
    const { db, now, delivery } = context;
    if (!delivery) return;
    const unsent = await listUnsentReceipts(db, now(), AT_ONCE);
    await eachOf(unsent, (one) => send(context, delivery, one));
  },
});
