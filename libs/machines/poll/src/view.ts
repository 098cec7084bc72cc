export { PollFlow, type PollFlowProps } from './poll.view.tsx';
