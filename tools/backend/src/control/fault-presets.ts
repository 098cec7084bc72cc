import type { FaultInput } from './faults.ts';

/** Troubles that QA often needs, by what they are called. */
export interface FaultPreset {
  name: string;
  faults: readonly FaultInput[];
}

/** Until they are taken back. */
const times = 1_000_000;

/** What the control room offers ready made. */
export const faultPresets: readonly FaultPreset[] = [
  { name: 'Outage', faults: [{ operation: '*', status: 503, times }] },
  { name: 'Slow 3G', faults: [{ operation: '*', mode: 'pass', delay_ms: 2000, times }] },
  { name: 'Connections break', faults: [{ operation: '*', mode: 'reset', times }] },
  {
    name: 'PIN service down',
    faults: ['validatePin', 'changePin', 'deletePin'].map((operation) => ({
      operation,
      status: 503,
      times,
    })),
  },
  {
    name: 'Films do not start',
    faults: ['getPlayback', 'getChannelPlayback', 'getProgrammePlayback'].map((operation) => ({
      operation,
      status: 500,
      times,
    })),
  },
];
