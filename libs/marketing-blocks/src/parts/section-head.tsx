import { head, heading, label as labelStyle } from './titled-section.css.ts';
import { wordBucket } from './fit-words.ts';

/** Props of {@link SectionHead}. */
interface SectionHeadProps {
  title: string;
  /** A few words over the headline. */
  label?: string | undefined;
}

/** The headline of a part of a landing page, its longest word whole in the column that it stands in. */
export function SectionHead({ title, label }: SectionHeadProps) {
  return (
    <div className={head}>
      {label !== undefined && <p className={labelStyle}>{label}</p>}
      <h2 className={heading} data-word={wordBucket(title)}>
        {title}
      </h2>
    </div>
  );
}
