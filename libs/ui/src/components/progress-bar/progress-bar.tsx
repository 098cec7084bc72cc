import { useId } from 'react';
import { formatCount } from '../../i18n/format.ts';
import { useLanguage, useTranslate } from '../../i18n/i18n-context.tsx';
import {
  amount,
  bar,
  label as labelStyle,
  note as noteStyle,
  root,
  words,
} from './progress-bar.css.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** What is being done: «Переносим закладки». */
  label: string;
  /** How many parts are done. @default none is counted */
  done?: number;
  /** Of how many. @default unknown: the bar passes along */
  total?: number;
  /** Such as how long it takes. */
  note?: string;
}

/** Work that takes long, with the part that is done in words: «12 из 60». */
export function ProgressBar({ label, done, total, note }: ProgressBarProps) {
  const t = useTranslate('component');
  const language = useLanguage();
  const id = useId();
  const count = (value: number) => formatCount(value, language);
  const doneWords = done === undefined ? undefined : count(done);
  const amountWords =
    doneWords !== undefined && total !== undefined
      ? t('component.progress.of', { done: doneWords, total: count(total) })
      : doneWords;

  return (
    <div className={root}>
      <div className={words}>
        <label className={labelStyle} htmlFor={id}>
          {label}
        </label>
        {amountWords !== undefined && <span className={amount}>{amountWords}</span>}
      </div>
      <progress
        id={id}
        className={bar}
        aria-valuetext={amountWords}
        {...(total !== undefined && { value: Math.min(done ?? 0, total), max: total })}
      />
      {note !== undefined && <p className={noteStyle}>{note}</p>}
    </div>
  );
}
