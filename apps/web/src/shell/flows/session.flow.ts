import { createSessionMachine } from '@foyer/session';
import { sessionPorts } from '../../ports/session.ports.ts';
import type { ShellFlowFactory } from './flow.types.ts';

/** The session; what it starts from the root actor knows. SESS */
export const sessionFlow: ShellFlowFactory = (surroundings) => ({
  id: 'session',
  logic: createSessionMachine(sessionPorts(surroundings)),
});
