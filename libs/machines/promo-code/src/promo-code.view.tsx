import { useFlow, usePorts } from '@foyer/core/react';
import { CodeForm, type CodeFormProps } from '@foyer/screens/code-form';
import { useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { step as stepStyle } from './promo-code.css.ts';
import { createPromoCodeMachine } from './promo-code.machine.ts';
import { type PromoCodeStep, selectPromoCodeView } from './promo-code.selectors.ts';
import { FormStep } from './steps/form-step.tsx';
import { InfoStep } from './steps/info-step.tsx';
import type { ServiceWords } from './steps/step.types.ts';
import { SuccessStep } from './steps/success-step.tsx';

/** What {@link PromoCodeFlow} needs. */
export interface PromoCodeFlowProps extends Pick<
  CodeFormProps,
  'title' | 'level' | 'lead' | 'backdrop'
> {
  /** What the address begins the field with, once the browser knows it. PROMO-013 */
  prefill?: string | undefined;
  words: ServiceWords;
  /** Where a certificate is bought; without it nothing is said of certificates. */
  giftHref?: string | undefined;
  /** Keeps the page from being loaded again. @returns Lets it. Readings 19 */
  holdPage: () => () => void;
}

/** The form is there as long as its page. */
const endless = () => undefined;

/** Where a promo code is entered, in a page: its steps stand in one place. PROMO-001 */
export function PromoCodeFlow({
  title,
  level = 2,
  lead,
  backdrop,
  prefill = '',
  words,
  giftHref,
  holdPage,
}: PromoCodeFlowProps) {
  const t = useTranslate('purchase');
  const actor = useFlow(usePorts(createPromoCodeMachine), undefined, endless);
  const view = useSelector(actor, selectPromoCodeView, shallowEqual);
  const { step, isUnderWay } = view;
  const [code, setCode] = useCode(prefill, step);
  const hold = useEffectEvent(() => holdPage());
  useEffect(() => (isUnderWay ? hold() : undefined), [isUnderWay]);
  const { content, heading } = useStepFocus(step);
  const props = { actor, view };
  return (
    <CodeForm
      title={title}
      level={level}
      lead={lead}
      backdrop={backdrop}
      kicker={t('purchase.promocode.slip')}
      isDone={step === 'success'}
    >
      <div ref={content} className={stepStyle}>
        {step === 'form' && (
          <FormStep {...props} code={code} onChange={setCode} giftHref={giftHref} />
        )}
        {step === 'info' && <InfoStep {...props} titleRef={heading} />}
        {step === 'success' && <SuccessStep {...props} words={words} titleRef={heading} />}
      </div>
    </CodeForm>
  );
}

/** What stands in the field: what the address says until something is typed, and nothing once a code is used. */
function useCode(prefill: string, step: PromoCodeStep) {
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(step);
  if (step !== seen) {
    setSeen(step);
    if (step === 'success') setTyped('');
  }
  return [typed ?? prefill, setTyped] as const;
}

/** A step takes the focus with it: the button that led here is gone. It is read from its heading, the form from its field. */
function useStepFocus(step: PromoCodeStep) {
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    (step === 'form' ? content.current?.querySelector('input') : heading.current)?.focus();
  }, [step]);
  return { content, heading };
}
