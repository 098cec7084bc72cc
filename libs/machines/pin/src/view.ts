export { PinContent } from './pin.content.tsx';
export { PinStep, type PinStepProps } from './pin.step.tsx';
export { PinFlow, type PinFlowProps } from './pin.view.tsx';
export { PinSetUpStep, type PinSetUpStepProps } from './pin-set-up.step.tsx';
