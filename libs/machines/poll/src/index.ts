export { type PollEvent, pollEvents } from './poll.events.ts';
export { createPollMachine, pollMachine } from './poll.machine.ts';
export { type PollViewState, selectPollView } from './poll.selectors.ts';
export type { PollCompleted, PollContext, PollInput, PollOutput, PollPorts } from './poll.types.ts';
