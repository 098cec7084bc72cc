import { coldStartSetup } from '../cold-start.setup.ts';

/** The covers, for as long as the service says. COLD-006 to COLD-009 */
export const result = coldStartSetup.createStateConfig({
  description: 'The choice is saved; covers are shown one after another.',
  meta: { requirements: ['COLD-001', 'COLD-006', 'COLD-007', 'COLD-008', 'COLD-009'] },
  on: { 'result.open': 'chosen' },
  initial: 'turning',
  states: {
    turning: {
      description: 'The next cover comes with the next second.',
      always: { guard: 'isOver', target: '#coldStart.chosen' },
      after: { cover: { target: 'turning', reenter: true, actions: 'turnCover' } },
      on: { 'covers.pause': 'resting' },
    },
    resting: {
      description: 'The viewer has stopped the covers, and with them the time.',
      on: { 'covers.go': 'turning' },
    },
  },
});
