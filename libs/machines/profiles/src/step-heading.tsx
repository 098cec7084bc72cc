import { useEffect, useRef } from 'react';
import { heading, kicker } from './steps.css.ts';

/** Props of {@link StepHeading}. */
export interface StepHeadingProps {
  title: string;
  /** Over the title, such as «Шаг 1 из 3». */
  place?: string;
  /** False where a field of the step takes it. @default true */
  takesFocus?: boolean;
}

/** The title of a step; takes the focus when the step appears, so that it is read and Tab goes on from it. */
export function StepHeading({ title, place, takesFocus = true }: StepHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={ref} className={heading} tabIndex={-1}>
      {place && <span className={kicker}>{place} </span>}
      {title}
    </h3>
  );
}
