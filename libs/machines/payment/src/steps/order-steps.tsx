import { messageText } from '@foyer/core';
import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import { FieldError } from '@foyer/ui/field-error';
import { useId } from 'react';
import { priceWords } from '../payment.words.ts';
import { BackButton } from './choosing-steps.tsx';
import { OtherWays } from './other-ways.tsx';
import { Plate } from './plate.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step.types.ts';
import { Terms } from './terms.tsx';

/** The bank still waits for a viewer who has turned back from its question. */
export function ChallengeLeftStep({ actor, words: { t } }: StepProps) {
  return (
    <>
      <Plate icon="phone">{t('bank_card.payment.challenge_left')}</Plate>
      <Button onPress={() => actor.send({ type: 'challenge.open' })}>
        {t('bank_card.payment.challenge_open')}
      </Button>
    </>
  );
}

/** Another price: the new terms beside the old ones, to be agreed to. */
export function RepricedStep(props: StepProps) {
  const { actor, view, words } = props;
  const { order, price } = view;
  if (!order?.newPrice || !price) return null;
  const now = priceWords(order.newPrice, words);
  return (
    <>
      <Plate icon="info">
        {words.t('bank_card.payment.repriced_text', { was: priceWords(order.terms, words), now })}
      </Plate>
      <Terms price={price} words={words} look="table" />
      <StepFoot price={price} words={words}>
        <Button onPress={() => actor.send({ type: 'terms.accept' })}>
          {words.t('bank_card.payment.accept', { price: now })}
        </Button>
        <BackButton {...props} />
      </StepFoot>
    </>
  );
}

/** The service's words may come without their full stop. */
const sentences = (words = '', next: string) =>
  [/\p{Po}$/u.test(words) || words === '' ? words : `${words}.`, next].filter(Boolean).join(' ');

/** What went wrong, and a way to mend it. */
export function ErrorStep(props: StepProps) {
  const { actor, view, words } = props;
  const { t } = words;
  const id = useId();
  return (
    <>
      <FieldError
        id={id}
        text={sentences(
          messageText(t, view.message),
          t(view.isMoneyDue ? 'bank_card.payment.success_money' : 'bank_card.payment.error_safe'),
        )}
      />
      <OtherWays {...props} />
      <StepFoot words={words}>
        <Button onPress={() => actor.send({ type: 'payment.retry' })}>
          {t('bank_card.payment.retry')}
        </Button>
        {view.refillUrl !== undefined && (
          <ActionLink href={view.refillUrl} look="quiet" size="dialog" isDocument>
            {t('bank_card.payment.refill')}
          </ActionLink>
        )}
      </StepFoot>
    </>
  );
}
