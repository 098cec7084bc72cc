export { type RecoveryEvent, recoveryMachine } from './recovery.machine.ts';
export { type RenewalEvent, renewalMachine } from './renewal.machine.ts';
