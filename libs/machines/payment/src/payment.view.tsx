import type { PaymentMethodName } from '@foyer/contract';
import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { type TextKey, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { step as stepStyle } from './payment.css.ts';
import { leadOf, summaryOf } from './payment.lead.tsx';
import { createPaymentMachine } from './payment.machine.ts';
import { choiceOf, type PaymentStep, selectPaymentView } from './payment.selectors.ts';
import { isPictured, PaymentSide, type PaymentSubject } from './payment.side.tsx';
import { PaymentStepView } from './payment.step.tsx';
import type { PaymentChoice, PaymentInput, PaymentOutput } from './payment.types.ts';
import type { PaymentParts } from './steps/step.types.ts';

const titles: Record<PaymentStep, TextKey> = {
  none: 'bank_card.payment.title',
  pin: 'modal.pin.title',
  loading: 'bank_card.payment.choose_title',
  unavailable: 'bank_card.payment.choose_title',
  periods: 'bank_card.payment.choose_title',
  methods: 'bank_card.payment.choose_title',
  any_card: 'bank_card.entry.title',
  bonus: 'bank_card.payment.bonus_title',
  confirmation: 'bank_card.payment.confirm_title',
  working: 'bank_card.payment.title',
  challenge: 'bank_card.payment.challenge_title',
  challengeLeft: 'bank_card.payment.challenge_title',
  bank: 'bank_card.payment.bank_title',
  repriced: 'bank_card.payment.repriced_title',
  success: 'bank_card.payment.success_title',
  product_onboarding: 'bank_card.payment.onboarding_title',
  error: 'bank_card.payment.error_title',
};

const pinTexts = ['modal'] as const;

/** The steps whose content begins with headings. */
const headed: ReadonlySet<PaymentStep> = new Set(['loading', 'periods', 'methods']);

/** What {@link PaymentFlow} needs. */
export interface PaymentFlowProps {
  shell: ModalShell;
  input: PaymentInput;
  /** What is bought, as it is shown. */
  about: PaymentSubject;
  parts: PaymentParts;
  /** Wording of the button that orders, as the buyer's country asks. @default 'plain' */
  orderButton?: 'plain' | 'obliges_to_pay';
  /** In which days payments are counted. */
  timeZone: string;
  /** Called with each step that is shown, and the name of the chosen payment method. */
  onStep?: (step: PaymentStep, method: PaymentMethodName | undefined) => void;
  /** Called with what is chosen, at first and after each change; may be called with the same again. */
  onChoice?: (choice: PaymentChoice) => void;
  /** Called once, at the end. */
  onDone: (output: PaymentOutput) => void;
}

/** The payment dialog. MODAL-025 */
export function PaymentFlow({
  shell,
  input,
  about,
  parts,
  orderButton = 'plain',
  timeZone,
  onStep,
  onChoice,
  onDone,
}: PaymentFlowProps) {
  const language = useLanguage();
  const actor = useFlow(usePorts(createPaymentMachine), input, onDone);
  const view = useSelector(actor, selectPaymentView, shallowEqual);
  // The texts of all dialogs are many: of them the PIN alone has any.
  const t = useTranslate('bank_card', 'purchase', ...(view.step === 'pin' ? pinTexts : []));
  const { checkout } = useLabel().variants;
  const content = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (view.step === 'none') return;
    // The end of it is the heading: what is read from there is that all went well, and then the way on.
    if (view.step === 'success') return title.current?.focus();
    // A step takes the focus with it, unless one of its fields has it: the button that led here is gone.
    if (content.current?.contains(document.activeElement)) return;
    // From its top: what is bought stands there.
    content.current?.focus({ preventScroll: true });
    content.current?.closest('[role="dialog"]')?.scrollTo?.({ top: 0 });
  }, [view.step]);
  const tellStep = useEffectEvent(() => onStep?.(view.step, view.offer?.method.name));
  useEffect(() => {
    if (view.step !== 'none') tellStep();
  }, [view.step]);
  useEffect(() => onChoice?.(choiceOf(view)), [onChoice, view]);
  const close = () => actor.send({ type: 'payment.close' });
  const words = { t, language, timeZone };
  const summary = summaryOf(view, about, words);
  return (
    <Dialog
      {...shell}
      title={t(titles[view.step])}
      titleRef={title}
      isTitleHidden={headed.has(view.step)}
      {...(summary !== undefined && { description: summary })}
      {...(view.step === 'success' && { size: 'window' as const })}
      {...(isPictured(view.step, checkout) && {
        side: <PaymentSide about={about} view={view} words={words} />,
      })}
      lead={leadOf(view, about, words, checkout, () => actor.send({ type: 'payment.back' }))}
      onClose={close}
      onEscape={close}
    >
      <div ref={content} className={stepStyle} tabIndex={-1}>
        <PaymentStepView
          actor={actor}
          view={view}
          parts={parts}
          orderButton={orderButton}
          words={words}
        />
      </div>
    </Dialog>
  );
}
