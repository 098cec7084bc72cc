import { line } from './closing-line.css.ts';

/** Props of {@link ClosingLine}. */
export interface ClosingLineProps {
  /** Whole time until it closes. */
  seconds: number;
  /** False while that time is held; it begins anew afterwards. */
  isCounting: boolean;
}

/** What is left of the time of something that closes by itself. Decoration: words beside it must say how long that is. */
export function ClosingLine({ seconds, isCounting }: ClosingLineProps) {
  return (
    <span
      aria-hidden="true"
      className={line}
      data-counting={isCounting || undefined}
      ref={(element) => element?.style.setProperty('animation-duration', `${seconds}s`)}
    />
  );
}
