import { purchaseVariantsQuery, userQuery } from '@foyer/client';
import type { ModalDialogProps } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { safeParse } from 'valibot';
import { tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useBusy } from '@foyer/page-runtime/shell/use-busy';
import { keptOrders } from '../../../ports/kept-orders.ts';
import { findItem } from '@foyer/selling/purchasable';
import { type PaymentAsk, paymentAskSchema } from './payment/payment-ask.ts';
import { KeptPayment } from './payment/kept-payment.tsx';
import { FailedPayment, NothingToPay } from './payment/no-payment.tsx';

/** Buys one option of an item. An order that this tab has begun before comes first. MODAL-025 */
export function PaymentDialog(props: ModalDialogProps) {
  const running = useShell();
  const ask = safeParse(paymentAskSchema, props.data);
  useBusy('payment');
  const giveUp = useEffectEvent(props.reject);
  useEffect(() => {
    if (!ask.success) giveUp();
  }, [ask.success]);
  return running && ask.success ? (
    <AskedPayment {...props} ask={ask.output} running={running} />
  ) : null;
}

function useSubject({ page: { client } }: Shell, { item, seqId }: PaymentAsk) {
  const user = useQuery(userQuery(client));
  const variants = useQuery({ ...purchaseVariantsQuery(client, item), retry: false });
  const wanted = useQuery({
    queryKey: ['wanted-item', item],
    queryFn: ({ signal }) => findItem(client, { itemId: item.id, itemType: item.type }, signal),
  });
  const profileId = user.data?.profile?.id;
  const kept = profileId === undefined ? undefined : keptOrders(tabMarks, profileId).get(seqId);
  const offered = variants.data?.items.find(({ seq_id: id }) => id === seqId);
  const queries = [user, variants, wanted];
  // What is bought already is not for sale, which is an answer.
  const needed = kept ? [user, wanted] : queries;
  return {
    user: user.data,
    rules: variants.data?.rules,
    wanted: wanted.data,
    option: offered ?? kept?.option,
    kept: kept?.record,
    isWaiting: queries.some(({ isPending }) => isPending),
    isFailed: needed.some(({ isError }) => isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** All that a payment begins with, where all of it is there. */
function readySubject({ user, wanted, option, rules, kept }: ReturnType<typeof useSubject>) {
  const profile = user?.profile;
  return wanted && option && profile && { user, profile, wanted, option, rules, kept };
}

function AskedPayment(props: ModalDialogProps & { ask: PaymentAsk; running: Shell }) {
  const { shell, ask, running, resolve, reject } = props;
  const t = useTranslate('bank_card');
  const subject = useSubject(running, ask);
  const { wanted, isWaiting, isFailed } = subject;
  const ready = isWaiting || isFailed ? undefined : readySubject(subject);
  // What has begun stays: another tab may buy the same meanwhile, and then nothing is for sale.
  const [begun, begin] = useState(ready);
  if (!begun && ready) begin(ready);
  if (begun) {
    return (
      <KeptPayment
        shell={shell}
        running={running}
        ask={ask}
        subject={begun}
        resolve={resolve}
        reject={reject}
      />
    );
  }
  const frame = { ...shell, onClose: reject, onEscape: reject };
  if (isWaiting) {
    return (
      <Dialog {...frame} title={t('bank_card.payment.title')}>
        <output aria-busy="true">{t('bank_card.payment.loading')}</output>
      </Dialog>
    );
  }
  return isFailed ? (
    <FailedPayment frame={frame} onRetry={subject.retry} />
  ) : (
    <NothingToPay frame={frame} name={wanted?.name ?? ''} />
  );
}
