import { messageText } from '@foyer/core';
import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import { FieldError } from '@foyer/ui/field-error';
import { Icon, type IconName } from '@foyer/ui/icon';
import { useLabel } from '@foyer/ui/theme';
import { type ReactNode, useId } from 'react';
import { note, part, plate, sign, smallPrint, waiting } from '../payment.css.ts';
import { priceWords } from '../payment.words.ts';
import { BackButton } from './choosing-steps.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step.types.ts';
import { Terms } from './terms.tsx';

/** An answer is on its way, or the service is asked for one: no button that pays. */
export function WorkingStep({ actor, view, words: { t } }: StepProps) {
  const isFindingOut = view.order?.step === 'findingOut';
  const hint = isFindingOut ? 'bank_card.payment.finding_out' : 'bank_card.payment.wait_note';
  return (
    <>
      <div className={part}>
        <output className={waiting} aria-busy="true">
          {t(isFindingOut ? 'bank_card.payment.working' : 'bank_card.payment.wait')}
        </output>
        <output className={smallPrint}>
          {t(view.order?.isSlow && !isFindingOut ? 'bank_card.payment.slow' : hint)}
        </output>
        {isFindingOut && view.order?.isSlow && (
          <output className={smallPrint}>{t('bank_card.payment.slow')}</output>
        )}
      </div>
      {isFindingOut && (
        <Button tone="plain" onPress={() => actor.send({ type: 'order.ask' })}>
          {t('bank_card.payment.ask')}
        </Button>
      )}
    </>
  );
}

function Plate({ icon, children }: { icon: IconName; children: ReactNode }) {
  const { checkout } = useLabel().variants;
  return (
    <div className={plate[checkout]}>
      <span className={sign}>
        <Icon name={icon} size={28} />
      </span>
      <p className={note}>{children}</p>
    </div>
  );
}

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

/** A bank or a wallet takes the money on a separate page. */
export function BankStep({ actor, view, words }: StepProps) {
  const { t, language, timeZone } = words;
  const bank = view.order?.bank;
  if (!bank) return null;
  const time = new Intl.DateTimeFormat(language === 'eng' ? 'en' : 'ru', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(bank.expiresAt));
  return (
    <>
      <Plate icon="qr">{t('bank_card.payment.bank_text')}</Plate>
      <StepFoot words={words}>
        <ActionLink href={bank.url} size="dialog" isDocument>
          {t('bank_card.payment.bank_open')}
        </ActionLink>
        <Button tone="quiet" onPress={() => actor.send({ type: 'order.ask' })}>
          {t('bank_card.payment.bank_paid')}
        </Button>
      </StepFoot>
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
export function ErrorStep({ actor, view, words }: StepProps) {
  const { t } = words;
  const id = useId();
  return (
    <>
      <FieldError
        id={id}
        text={sentences(messageText(t, view.message), t('bank_card.payment.error_safe'))}
      />
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
