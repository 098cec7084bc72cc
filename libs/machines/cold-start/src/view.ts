export { ColdStartFlow, type ColdStartFlowProps } from './cold-start.view.tsx';
export { useIsCalm } from './use-is-calm.ts';
