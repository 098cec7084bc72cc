import type { Price } from '@foyer/contract';
import { useLabel } from '@foyer/ui/theme';
import { smallPrint, sum, terms, termsRow, when } from '../payment.css.ts';
import { cancelWords, termsRows, type Words } from '../payment.words.ts';

/** What is spent today, then when and how much next, then how to stop: in this order, before anything is paid. */
export function Terms({ price, words }: { price: Price; words: Words }) {
  const look = useLabel().variants.dialog === 'card' ? 'timeline' : 'table';
  return (
    <>
      <dl className={terms[look]} aria-label={words.t('bank_card.payment.terms')}>
        {termsRows(price, words).map((row) => (
          <div key={row.when} className={termsRow[look]}>
            <dt className={when}>{row.when}</dt>
            <dd className={sum}>{row.sum}</dd>
          </div>
        ))}
      </dl>
      {cancelWords(price, words).map((line) => (
        <p key={line} className={smallPrint}>
          {line}
        </p>
      ))}
    </>
  );
}
