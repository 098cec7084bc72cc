export { AccountRefillFlow, type AccountRefillFlowProps } from './account-refill.view.tsx';
