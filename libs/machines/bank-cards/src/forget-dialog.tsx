import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { note } from './bank-cards.css.ts';
import type { SavedCard } from './bank-cards.types.ts';

/** Props of {@link ForgetDialog}. */
export interface ForgetDialogProps {
  card: SavedCard;
  isPending: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks whether a card is to be forgotten, and says which subscriptions end with it and when. Case C22 */
export function ForgetDialog({ card, isPending, onConfirm, onKeep }: ForgetDialogProps) {
  const t = useTranslate('bank_card');
  return (
    <Dialog
      isOpen
      title={t('bank_card.saved.ask', { digits: card.lastDigits })}
      isDismissable={!isPending}
      onClose={onKeep}
      onEscape={onKeep}
    >
      {card.renewals.map(({ name, paidUntil }) => (
        <p key={name} className={note}>
          {paidUntil === undefined
            ? t('bank_card.saved.renewal_undated', { name })
            : t('bank_card.saved.renewal', { name, date: paidUntil })}
        </p>
      ))}
      <Button isPending={isPending} onPress={onConfirm}>
        {t('bank_card.saved.forget')}
      </Button>
      <Button tone="quiet" isDisabled={isPending} onPress={onKeep}>
        {t('bank_card.saved.keep')}
      </Button>
    </Dialog>
  );
}
