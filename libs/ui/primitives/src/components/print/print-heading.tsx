import { wordBucket } from './fit.ts';
import { box, heading } from './print-heading.css.ts';

/** The heading of a page of paper; a word that is longer than a phone makes it smaller, and is not broken. */
export function PrintHeading({ children }: { children: string }) {
  return (
    <div className={box}>
      <h1 className={heading} data-word={wordBucket(children)}>
        {children}
      </h1>
    </div>
  );
}
