import { messageText } from '@foyer/core';
import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import { actions, note, smallPrint } from '../payment.css.ts';
import { priceWords } from '../payment.words.ts';
import { BackButton } from './choosing-steps.tsx';
import type { StepProps } from './step.types.ts';
import { Terms } from './terms.tsx';

/** An answer is on its way, or the service is asked for one: no button that pays. */
export function WorkingStep({ actor, view, words: { t } }: StepProps) {
  const isFindingOut = view.order?.step === 'findingOut';
  return (
    <>
      <output className={note} aria-busy="true">
        {t(isFindingOut ? 'bank_card.payment.finding_out' : 'bank_card.payment.working')}
      </output>
      <output className={note}>{view.order?.isSlow ? t('bank_card.payment.slow') : ''}</output>
      {isFindingOut && (
        <Button tone="plain" onPress={() => actor.send({ type: 'order.ask' })}>
          {t('bank_card.payment.ask')}
        </Button>
      )}
    </>
  );
}

/** The bank still waits for a viewer who has turned back from its question. */
export function ChallengeLeftStep({ actor, words: { t } }: StepProps) {
  return (
    <>
      <p className={note}>{t('bank_card.payment.challenge_left')}</p>
      <Button onPress={() => actor.send({ type: 'challenge.open' })}>
        {t('bank_card.payment.challenge_open')}
      </Button>
    </>
  );
}

/** A bank or a wallet takes the money on a separate page. */
export function BankStep({ actor, view, words: { t, language, timeZone } }: StepProps) {
  const bank = view.order?.bank;
  if (!bank) return null;
  const time = new Intl.DateTimeFormat(language === 'eng' ? 'en' : 'ru', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(bank.expiresAt));
  return (
    <>
      <p className={note}>{t('bank_card.payment.bank_text')}</p>
      <div className={actions}>
        <ActionLink href={bank.url} size="dialog" isDocument>
          {t('bank_card.payment.bank_open')}
        </ActionLink>
        <Button tone="quiet" onPress={() => actor.send({ type: 'order.ask' })}>
          {t('bank_card.payment.bank_paid')}
        </Button>
      </div>
      <p className={smallPrint}>{t('bank_card.payment.bank_until', { time })}</p>
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
      <p className={note}>
        {words.t('bank_card.payment.repriced_text', { was: priceWords(order.terms, words), now })}
      </p>
      <Terms price={price} words={words} />
      <div className={actions}>
        <Button onPress={() => actor.send({ type: 'terms.accept' })}>
          {words.t('bank_card.payment.accept', { price: now })}
        </Button>
        <BackButton {...props} />
      </div>
    </>
  );
}

/** What went wrong, and a way to mend it. */
export function ErrorStep({ actor, view, words: { t } }: StepProps) {
  return (
    <>
      <p className={note} role="alert">
        {messageText(t, view.message)} {t('bank_card.payment.error_safe')}
      </p>
      <div className={actions}>
        <Button onPress={() => actor.send({ type: 'payment.retry' })}>
          {t('bank_card.payment.retry')}
        </Button>
        {view.refillUrl !== undefined && (
          <ActionLink href={view.refillUrl} look="quiet" size="dialog" isDocument>
            {t('bank_card.payment.refill')}
          </ActionLink>
        )}
      </div>
    </>
  );
}

/** It is bought: the first button leads to what was wanted. */
export function SuccessStep({ actor, view, words: { t } }: StepProps) {
  return (
    <>
      <p className={note}>
        {t(view.isMoneyDue ? 'bank_card.payment.success_owned' : 'bank_card.payment.success_text', {
          name: view.name,
        })}{' '}
        {view.isMoneyDue && t('bank_card.payment.success_money')}
      </p>
      <div className={actions}>
        <Button onPress={() => actor.send({ type: 'payment.watch' })}>
          {t('bank_card.payment.watch', { name: view.name })}
        </Button>
        {view.hasOnboarding && (
          <Button tone="plain" onPress={() => actor.send({ type: 'onboarding.open' })}>
            {t('bank_card.payment.onboarding')}
          </Button>
        )}
      </div>
    </>
  );
}
