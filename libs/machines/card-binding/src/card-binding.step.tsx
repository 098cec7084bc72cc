import type { bankCardMachine } from '@foyer/bank-card';
import { BankCardForm } from '@foyer/bank-card/view';
import type { cardChallengeMachine } from '@foyer/card-challenge';
import { CardChallengeStep } from '@foyer/card-challenge/view';
import { messageText } from '@foyer/core';
import { money } from '@foyer/purchase-options/words';
import { Button } from '@foyer/ui/button';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { note } from './card-binding.css.ts';
import type { cardBindingMachine } from './card-binding.machine.ts';
import type { CardBindingViewState } from './card-binding.selectors.ts';

/** The flows that stand in the dialog, by the names under which they are invoked. */
interface Children {
  bankCard?: ActorRefFrom<typeof bankCardMachine>;
  cardChallenge?: ActorRefFrom<typeof cardChallengeMachine>;
}

/** What {@link CardBindingStepView} needs. */
interface StepProps {
  actor: ActorRefFrom<typeof cardBindingMachine>;
  view: CardBindingViewState;
}

/** The content of the dialog in the step that the flow has reached. */
export function CardBindingStepView({ actor, view }: StepProps) {
  const t = useTranslate('bank_card', 'modal');
  const children = useSelector(actor, (snapshot) => snapshot.children) as Children;
  switch (view.step) {
    case 'card':
      return children.bankCard ? (
        <BankCardForm actor={children.bankCard} submitText={t('bank_card.binding.submit')}>
          <Hold terms={view.terms} />
        </BankCardForm>
      ) : null;
    case 'challenge':
      return children.cardChallenge ? <CardChallengeStep actor={children.cardChallenge} /> : null;
    case 'challengeLeft':
      return (
        <>
          <p className={note}>{t('bank_card.binding.challenge_left')}</p>
          <Button onPress={() => actor.send({ type: 'challenge.open' })}>
            {t('bank_card.challenge.open')}
          </Button>
        </>
      );
    case 'findingOut':
      return (
        <>
          <output className={note} aria-busy="true">
            {t('bank_card.binding.finding_out')}
          </output>
          <Button tone="plain" onPress={() => actor.send({ type: 'binding.ask' })}>
            {t('bank_card.payment.ask')}
          </Button>
        </>
      );
    case 'refused':
      return (
        <>
          <p className={note} role="alert">
            {messageText(t, view.message)}
          </p>
          <Button onPress={() => actor.send({ type: 'binding.retry' })}>{t('shell.retry')}</Button>
        </>
      );
    case 'working':
      return (
        <output className={note} aria-busy="true">
          {t('bank_card.binding.working')}
        </output>
      );
    case 'none':
      return null;
  }
}

/** What the bank holds for the check: said before the button. Case C19 */
function Hold({ terms }: { terms: CardBindingViewState['terms'] }) {
  const t = useTranslate('bank_card');
  const language = useLanguage();
  if (!terms) return null;
  return (
    <p className={note}>
      {t('bank_card.binding.hold', { price: money(terms.amount, terms.currency, language) })}
    </p>
  );
}
