export type { PaymentSubject } from './payment.side.tsx';
export { PaymentFlow, type PaymentFlowProps } from './payment.view.tsx';
export type { PaymentParts } from './steps/step.types.ts';
