import type { PurchaseOption } from '@foyer/contract';
import { Button } from '@foyer/ui/button';
import { Icon } from '@foyer/ui/icon';
import { RadioGroup } from '@foyer/ui/radio-group';
import { contentFacts, heldFeatures } from './option-words.ts';
import { periodRows, periodSentence } from './period-rows.ts';
import type { PurchaseOptionsParts } from './purchase-options.view.types.ts';
import {
  feature,
  features,
  goOn,
  note,
  option as optionStyle,
  optionTitle,
  price,
  sign,
} from './purchase-options.css.ts';

/** Props of {@link OptionView}. */
export interface OptionViewProps extends PurchaseOptionsParts {
  option: PurchaseOption;
  /** Where no tab says what it is. */
  title?: string | undefined;
}

/** One way to get the item: what it holds, for how long and for how much, and the button that goes on to the payment. */
export function OptionView(props: OptionViewProps) {
  const { actor, view, words, option, title } = props;
  const { t } = words;
  const facts = contentFacts(option, words);
  const held = heldFeatures(option);
  return (
    <div className={optionStyle}>
      {title !== undefined && <p className={optionTitle}>{title}</p>}
      {facts.length > 0 && <p className={note}>{facts.join(' · ')}</p>}
      {held.length > 0 && (
        <ul className={features}>
          {held.map((text) => (
            <li key={text} className={feature}>
              <span className={sign}>
                <Icon name="check" size={20} />
              </span>
              {text}
            </li>
          ))}
        </ul>
      )}
      <Periods {...props} />
      {option.periods.length > 0 && (
        <div className={goOn}>
          <Button isPending={view.isPaying} onPress={() => actor.send({ type: 'options.buy' })}>
            {t('purchase.options.go_on')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Periods({ actor, view, words, option }: OptionViewProps) {
  const { t } = words;
  const [only, ...others] = periodRows(option, words);
  if (!only) return null;
  // One choice is a sentence.
  if (others.length === 0) {
    const isForEver = option.periods[0]?.duration === undefined;
    return <p className={price}>{periodSentence(only, isForEver, words)}</p>;
  }
  return (
    <RadioGroup
      label={t('purchase.options.periods')}
      size="wide"
      options={[only, ...others].map(({ length, note: description, sum, struck }, index) => ({
        value: String(index),
        label: length,
        ...(description !== undefined && { description }),
        ...(sum !== undefined && { end: sum }),
        ...(struck !== undefined && {
          struck: { label: t('purchase.options.without'), text: struck },
        }),
      }))}
      value={String(view.periodIndex)}
      onChange={(value) => actor.send({ type: 'period.choose', periodIndex: Number(value) })}
    />
  );
}
