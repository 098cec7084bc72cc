import type { Price } from '@foyer/contract';
import { useLabel } from '@foyer/ui/theme';
import { section, smallPrint } from '../payment.css.ts';
import { cancelWords, termsRows, type Words } from '../payment.words.ts';
import { row, sum, terms, when } from './terms.css.ts';

interface TermsProps {
  price: Price;
  words: Words;
  /** Rows by date, whatever the label chooses, where little room is left. @default as the label chooses */
  look?: 'table';
}

/** What is spent today, then when and how much next, in this order. */
export function Terms({ price, words, look }: TermsProps) {
  const { variants } = useLabel();
  const shown = look ?? variants.terms;
  return (
    <dl
      className={`${terms[shown]} ${section[variants.checkout]}`}
      aria-label={words.t('bank_card.payment.terms')}
    >
      {termsRows(price, words).map((each) => (
        <div key={each.when} className={row[shown]}>
          <dt className={when[shown]}>{each.when}</dt>
          <dd className={sum[shown]}>{each.sum}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How to stop what renews itself: read before the button, whatever stands first to the eye. */
export function HowToStop({ price, words }: Pick<TermsProps, 'price' | 'words'>) {
  return cancelWords(price, words).map((sentence) => (
    <p key={sentence} className={smallPrint}>
      {sentence}
    </p>
  ));
}
