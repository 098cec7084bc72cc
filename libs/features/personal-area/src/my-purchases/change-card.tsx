import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bankCardsQuery, renewByBankCard, serviceNow } from '@foyer/client';
import { renewByBankCardOperation, type ServiceShort } from '@foyer/contract';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { RadioGroup } from '@foyer/ui/radio-group';
import { Suspense, useState } from 'react';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { useClosedReason } from '@foyer/selling/use-closed-reason';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { otherCards } from './other-cards.ts';
import { linkCard } from './link-card.ts';

/** Props of {@link ChangeCard}. */
export interface ChangeCardProps {
  service: Pick<ServiceShort, 'id' | 'name'>;
}

/** Chooses another card for a subscription; where there is none, one is linked first. */
export function ChangeCard({ service }: ChangeCardProps) {
  const { t } = usePersonalWords();
  const act = useShellAct();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(bankCardsQuery(useClient()));
  const others = otherCards(data?.items ?? [], service.id, serviceNow());
  if (useClosedReason(renewByBankCardOperation) !== undefined) return null;
  return (
    <>
      <Button tone="plain" onPress={() => (others.length > 0 ? setOpen(true) : act(linkCard))}>
        {t('purchase.subscriptions.change_card')}
      </Button>
      {isOpen && (
        // Its code comes with the first question, and the button must stay meanwhile.
        <Suspense>
          <ChoiceDialog service={service} cards={others} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface ChoiceDialogProps extends ChangeCardProps {
  cards: ReturnType<typeof otherCards>;
  onClose: () => void;
}

function ChoiceDialog({ service, cards, onClose }: ChoiceDialogProps) {
  const { t } = usePersonalWords();
  const client = useClient();
  const queryClient = useQueryClient();
  const [id, choose] = useState(cards[0]?.id ?? '');
  const change = useMutation({
    mutationFn: () => renewByBankCard(client, { id, serviceId: service.id }),
    onSuccess: async () => {
      await invalidateAfterChange(queryClient, { queryKey: bankCardsQuery(client).queryKey });
      onClose();
    },
  });
  const title = t('purchase.subscriptions.change_card_of', { name: service.name });
  return (
    <Dialog isOpen title={title} isDismissable={!change.isPending} onClose={onClose}>
      {change.isError && <p role="alert">{t('my.list.act_failed')}</p>}
      <RadioGroup
        label={t('purchase.subscriptions.card')}
        value={id}
        onChange={choose}
        options={cards.map((card) => ({ value: card.id, label: `•• ${card.last_digits}` }))}
      />
      <Button isPending={change.isPending} onPress={() => change.mutate()}>
        {t('purchase.subscriptions.change_card_submit')}
      </Button>
    </Dialog>
  );
}
