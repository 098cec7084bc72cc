export { CardBindingFlow, type CardBindingFlowProps } from './card-binding.view.tsx';
