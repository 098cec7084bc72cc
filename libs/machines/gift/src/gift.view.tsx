import { useFlow, usePorts } from '@foyer/core/react';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { LoadingLine } from '@foyer/ui/loading-line';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { note, place, wide } from './gift.css.ts';
import { createGiftMachine } from './gift.machine.ts';
import { type GiftStep, selectGiftView } from './gift.selectors.ts';
import type { GiftInput } from './gift.types.ts';
import { ReadyStep } from './steps/ready-step.tsx';
import { FailedStep, MissingStep, SpentStep } from './steps/other-steps.tsx';

/** What {@link GiftFlow} needs. */
export interface GiftFlowProps {
  input: GiftInput;
  /** Where a code is entered, as it is read and typed: `soffit.example/promocode`. */
  address: string;
  /** Of the account. */
  timeZone: string;
  /** Where all certificates of the account are. */
  allHref: string;
}

/** It is there as long as its page. */
const endless = () => undefined;

/** A certificate that was bought, in a page: its code, to be copied, printed or sent. ROUTE-054 */
export function GiftFlow({ input, address, timeZone, allHref }: GiftFlowProps) {
  const t = useTranslate('purchase');
  const language = useLanguage();
  const actor = useFlow(usePorts(createGiftMachine), input, endless);
  const view = useSelector(actor, selectGiftView, shallowEqual);
  const heading = useStepFocus(view.step);
  const props = { actor, view, words: { t, language, timeZone, address } };
  return (
    <div className={place}>
      {view.step === 'loading' && (
        <div className={wide}>
          <LoadingLine />
        </div>
      )}
      {view.step === 'ready' && <ReadyStep {...props} />}
      {view.step === 'spent' && <SpentStep {...props} titleRef={heading} />}
      {view.step === 'missing' && <MissingStep {...props} titleRef={heading} />}
      {view.step === 'failed' && <FailedStep {...props} titleRef={heading} />}
      <p className={note}>
        <a href={allHref}>{t('purchase.gift.all')}</a>
      </p>
    </div>
  );
}

/** A step that follows a press takes the focus: the button that led there is gone. */
function useStepFocus(step: GiftStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<GiftStep>(undefined);
  useEffect(() => {
    const isPressed = last.current !== undefined && document.activeElement === document.body;
    last.current = step;
    if (isPressed) heading.current?.focus();
  }, [step]);
  return heading;
}
