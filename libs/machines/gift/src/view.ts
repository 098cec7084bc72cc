export { GiftFlow, type GiftFlowProps } from './gift.view.tsx';
