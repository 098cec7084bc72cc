import { useRef, useState } from 'react';
import { formatClock } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { WordButton } from '../link/index.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { root, time } from './resend-timer.css.ts';

/** Props of {@link ResendTimer}. */
export interface ResendTimerProps {
  /** Whole seconds until a code may be sent again; 0 when it may. The owner counts them. */
  secondsLeft: number;
  onResend: () => void;
}

/** Stands where the time will be put in, to tell the words before it from those after. */
const mark = '\u0000';

/** Where a code that has been sent is typed. */
const codeField = 'input[autocomplete="one-time-code"]';

/** Sends a code once more, and says how long to wait before. The focus then goes to the field of the code in its form. */
export function ResendTimer({ secondsLeft, onResend }: ResendTimerProps) {
  const t = useTranslate('input');
  const skin = useFieldSkin();
  const place = useRef<HTMLDivElement>(null);
  const isWaiting = secondsLeft > 0;
  const [hasWaited, setWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setWaited(true);
  const [before, after] = t('input.code.resendIn', { time: mark }).split(mark);
  const resend = () => {
    onResend();
    place.current?.closest('form')?.querySelector<HTMLInputElement>(codeField)?.focus();
  };
  return (
    <div ref={place} className={root} data-skin={skin}>
      <WordButton onPress={resend} isDisabled={isWaiting}>
        {isWaiting ? (
          <span>
            {before}
            <span className={time}>{formatClock(secondsLeft)}</span>
            {after}
          </span>
        ) : (
          t('input.code.resend')
        )}
      </WordButton>
      {/* Each second would be too much; the end of the wait is worth a word, its absence (the first code is on its way) none. */}
      <VisuallyHidden>
        <output>{hasWaited && !isWaiting ? t('input.code.resendReady') : ''}</output>
      </VisuallyHidden>
    </div>
  );
}
