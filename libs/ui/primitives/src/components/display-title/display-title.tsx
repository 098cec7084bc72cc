import { box, title as styles } from './display-title.css.ts';
import { longestWord, tied, titleStep } from './title-size.ts';

/** A title in the display face, smaller the longer it is. */
export function DisplayTitle({
  children,
  level,
}: {
  children: string;
  /** Of the heading; the page's own title is also set larger, and whole. */
  level: 1 | 2;
}) {
  const title = tied(children);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={box}>
      <Heading
        className={styles}
        data-step={titleStep(children)}
        data-word={longestWord(title)}
        data-grand={level === 1 || undefined}
        data-clamped={level === 2 || undefined}
      >
        {title}
      </Heading>
    </div>
  );
}
