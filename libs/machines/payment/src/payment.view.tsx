import type { PaymentMethodName } from '@foyer/contract';
import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { type TextKey, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { step as stepStyle } from './payment.css.ts';
import { createPaymentMachine } from './payment.machine.ts';
import { type PaymentStep, selectPaymentView } from './payment.selectors.ts';
import { PaymentStepView } from './payment.step.tsx';
import type { PaymentInput, PaymentOutput } from './payment.types.ts';
import type { PaymentParts } from './steps/step.types.ts';

const titles: Record<PaymentStep, TextKey> = {
  none: 'bank_card.payment.title',
  pin: 'modal.pin.title',
  loading: 'bank_card.payment.choose_title',
  unavailable: 'bank_card.payment.choose_title',
  periods: 'bank_card.payment.choose_title',
  methods: 'bank_card.payment.choose_title',
  any_card: 'bank_card.payment.card_title',
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

/** What {@link PaymentFlow} needs. */
export interface PaymentFlowProps {
  shell: ModalShell;
  input: PaymentInput;
  parts: PaymentParts;
  /** Wording of the button that orders, as the buyer's country asks. @default 'plain' */
  orderButton?: 'plain' | 'obliges_to_pay';
  /** In which days payments are counted. */
  timeZone: string;
  /** Called with each step that is shown, and the name of the chosen payment method. */
  onStep?: (step: PaymentStep, method: PaymentMethodName | undefined) => void;
  /** Called once, at the end. */
  onDone: (output: PaymentOutput) => void;
}

/** The payment dialog. MODAL-025 */
export function PaymentFlow({
  shell,
  input,
  parts,
  orderButton = 'plain',
  timeZone,
  onStep,
  onDone,
}: PaymentFlowProps) {
  const t = useTranslate('modal', 'input', 'bank_card');
  const language = useLanguage();
  const actor = useFlow(usePorts(createPaymentMachine), input, onDone);
  const view = useSelector(actor, selectPaymentView, shallowEqual);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view.step === 'none') return;
    // A step takes the focus with it, unless one of its fields has it: the button that led here is gone.
    if (!content.current?.contains(document.activeElement)) content.current?.focus();
  }, [view.step]);
  const tellStep = useEffectEvent(() => onStep?.(view.step, view.offer?.method.name));
  useEffect(() => {
    if (view.step !== 'none') tellStep();
  }, [view.step]);
  const close = () => actor.send({ type: 'payment.close' });
  return (
    <Dialog {...shell} title={t(titles[view.step])} onClose={close} onEscape={close}>
      <div ref={content} className={stepStyle} tabIndex={-1}>
        <PaymentStepView
          actor={actor}
          view={view}
          parts={parts}
          orderButton={orderButton}
          words={{ t, language, timeZone }}
        />
      </div>
    </Dialog>
  );
}
