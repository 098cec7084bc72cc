export { PaymentFlow, type PaymentFlowProps } from './payment.view.tsx';
export type { PaymentParts } from './steps/step.types.ts';
