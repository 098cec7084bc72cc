import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import { RadioGroup } from '@foyer/ui/radio-group';
import { actions, note } from '../payment.css.ts';
import { methodNote, payWords, periodWords, priceNote, priceWords } from '../payment.words.ts';
import { Consents } from './consents.tsx';
import type { StepProps } from './step.types.ts';
import { Terms } from './terms.tsx';

function Periods({ actor, view, words }: StepProps) {
  const options = view.periods.map((period, index) => {
    const price = period.prices.find(({ type }) => type !== 'bonus') ?? period.prices[0];
    const description = price && priceNote(price, words);
    return {
      value: String(index),
      label: periodWords(period, words),
      ...(description !== undefined && { description }),
      ...(price && { end: priceWords(price.renewal ?? price, words) }),
    };
  });
  const [only, ...others] = options;
  // One choice is a sentence.
  if (only && others.length === 0) {
    return <p className={note}>{[only.label, only.description].filter(Boolean).join(', ')}</p>;
  }
  return (
    <RadioGroup
      label={words.t('bank_card.payment.periods')}
      size="wide"
      options={options}
      value={String(view.periodIndex)}
      onChange={(value) => actor.send({ type: 'period.choose', index: Number(value) })}
    />
  );
}

/** The step `periods`. */
export function PeriodsStep(props: StepProps) {
  const { actor, words } = props;
  return (
    <>
      <Periods {...props} />
      <Button onPress={() => actor.send({ type: 'payment.next' })}>
        {words.t('bank_card.payment.next')}
      </Button>
    </>
  );
}

/** The step `methods`: the lengths of time stay in sight, then the ways to pay, what is spent, and the button. */
export function MethodsStep(props: StepProps & { orderButton: 'plain' | 'obliges_to_pay' }) {
  const { actor, view, words, orderButton } = props;
  const { t } = words;
  const isShort = view.offers.some(({ obstacle }) => obstacle === 'tooLittle');
  return (
    <>
      <Periods {...props} />
      <RadioGroup
        label={t('bank_card.payment.methods')}
        size="wide"
        options={view.offers.map((offer) => {
          const description = methodNote(offer, words);
          return {
            value: offer.method.id,
            label: offer.method.description,
            isDisabled: offer.obstacle !== undefined,
            ...(description !== undefined && { description }),
          };
        })}
        value={view.methodId ?? ''}
        onChange={(methodId) => actor.send({ type: 'method.choose', methodId })}
      />
      {isShort && view.refillUrl !== undefined && (
        <ActionLink href={view.refillUrl} look="quiet" size="dialog" isDocument>
          {t('bank_card.payment.refill')}
        </ActionLink>
      )}
      {view.price && <Terms price={view.price} words={words} />}
      <Consents {...props} />
      <div className={actions}>
        {view.offer && (
          <Button onPress={() => actor.send({ type: 'payment.next' })}>
            {payWords(view.offer, view.isJoining, orderButton, words)}
          </Button>
        )}
        <BackButton {...props} />
      </div>
    </>
  );
}

/** The way back, where there is one. */
export function BackButton({ actor, view, words }: StepProps) {
  if (!view.canGoBack) return null;
  return (
    <Button tone="quiet" onPress={() => actor.send({ type: 'payment.back' })}>
      {words.t('bank_card.payment.back')}
    </Button>
  );
}

/** The step `confirmation`. */
export function ConfirmationStep(props: StepProps & { orderButton: 'plain' | 'obliges_to_pay' }) {
  const { actor, view, words, orderButton } = props;
  const { offer } = view;
  if (!offer) return null;
  const price = priceWords(offer.price, words);
  const method = offer.method.description;
  return (
    <>
      <p className={note}>{words.t('bank_card.payment.confirm_text', { price, method })}</p>
      <Terms price={offer.price} words={words} />
      <div className={actions}>
        <Button onPress={() => actor.send({ type: 'payment.next' })}>
          {payWords(offer, false, orderButton, words)}
        </Button>
        <BackButton {...props} />
      </div>
    </>
  );
}
