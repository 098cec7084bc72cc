import { useLanguage } from '../../i18n/i18n-context.tsx';
import { setType } from '../../i18n/typography.ts';
import { wordBucket } from './fit.ts';
import { box, heading } from './print-heading.css.ts';

/** The heading of a page of paper; a word that is longer than a phone makes it smaller, and is not broken. */
export function PrintHeading({ children }: { children: string }) {
  const words = setType(children, useLanguage());
  return (
    <div className={box}>
      <h1 className={heading} data-word={wordBucket(words)}>
        {words}
      </h1>
    </div>
  );
}
