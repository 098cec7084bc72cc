export { PinFlow, type PinFlowProps } from './pin.view.tsx';
