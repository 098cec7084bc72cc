import { Button } from '@foyer/ui/button';
import { Link } from '@foyer/ui/link';
import { RadioGroup } from '@foyer/ui/radio-group';
import { useLabel } from '@foyer/ui/theme';
import { note, section } from '../payment.css.ts';
import {
  followWords,
  methodNote,
  payWords,
  periodWords,
  priceBadge,
  priceNote,
  priceWords,
} from '../payment.words.ts';
import { Consents } from './consents.tsx';
import { MethodMark } from './method-mark.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step.types.ts';
import { Terms } from './terms.tsx';

/** Wording of the button that orders, as the buyer's country asks. */
type OrderButton = { orderButton: 'plain' | 'obliges_to_pay' };

function Periods({ actor, view, words }: StepProps) {
  const options = view.periods.map((period, index) => {
    const price = period.prices.find(({ type }) => type !== 'bonus') ?? period.prices[0];
    const badge = price && priceBadge(price, words);
    const description =
      price && (badge === undefined ? priceNote(price, words) : followWords(price, words));
    return {
      value: String(index),
      label: periodWords(period, words),
      ...(badge !== undefined && { badge }),
      ...(description !== undefined && { description }),
      ...(price && { end: priceWords(price.renewal ?? price, words) }),
    };
  });
  const [only, ...others] = options;
  // One choice is a sentence; a certificate has no length of time.
  if (only && others.length === 0) {
    if (view.isGift) return null;
    const sentence = [only.label, only.badge, only.description].filter(Boolean).join(', ');
    return <p className={note}>{sentence}</p>;
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
      <StepFoot words={words}>
        <Button onPress={() => actor.send({ type: 'payment.next' })}>
          {words.t('bank_card.payment.next')}
        </Button>
      </StepFoot>
    </>
  );
}

/** The step `methods`: the lengths of time stay in sight, then the ways to pay, what is spent, and the button. */
export function MethodsStep(props: StepProps & OrderButton) {
  const { actor, view, words, orderButton } = props;
  const { checkout } = useLabel().variants;
  const refill = view.refillUrl !== undefined && (
    <Link href={view.refillUrl} look="word" isDocument>
      {words.t('bank_card.payment.refill')}
    </Link>
  );
  return (
    <>
      <Periods {...props} />
      <div className={section[checkout]}>
        <RadioGroup
          label={words.t('bank_card.payment.methods')}
          size="wide"
          options={view.offers.map((offer) => {
            const description = methodNote(offer, words);
            return {
              value: offer.method.id,
              label: offer.method.description,
              mark: <MethodMark offer={offer} />,
              isDisabled: offer.obstacle !== undefined,
              ...(description !== undefined && { description }),
              // What keeps it from being chosen is mended where that is said.
              ...(offer.obstacle === 'tooLittle' && { action: refill }),
            };
          })}
          value={view.methodId ?? ''}
          onChange={(methodId) => actor.send({ type: 'method.choose', methodId })}
        />
      </div>
      {view.price && <Terms price={view.price} words={words} />}
      <Consents {...props} />
      <StepFoot price={view.price} words={words}>
        {view.offer && (
          <Button onPress={() => actor.send({ type: 'payment.next' })}>
            {payWords(view.offer, view.isJoining, orderButton, words)}
          </Button>
        )}
        <BackButton {...props} />
      </StepFoot>
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
export function ConfirmationStep(props: StepProps & OrderButton) {
  const { actor, view, words, orderButton } = props;
  const { offer } = view;
  if (!offer) return null;
  const price = priceWords(offer.price, words);
  const method = offer.method.description;
  return (
    <>
      <p className={note}>{words.t('bank_card.payment.confirm_text', { price, method })}</p>
      <Terms price={offer.price} words={words} look="table" />
      <StepFoot price={offer.price} words={words}>
        <Button onPress={() => actor.send({ type: 'payment.next' })}>
          {payWords(offer, false, orderButton, words)}
        </Button>
        <BackButton {...props} />
      </StepFoot>
    </>
  );
}
