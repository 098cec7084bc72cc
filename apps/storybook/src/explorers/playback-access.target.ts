import type { ExplorerTarget } from '@foyer/explorer';
import { playbackAccessEvents, playbackAccessMachine } from '@foyer/playback-access';

const refused = (refusal: string) => ({ status: 'refused', refusal });

/** Whether a title plays for this viewer. */
export const playbackAccessTarget: ExplorerTarget = {
  machine: playbackAccessMachine,
  events: playbackAccessEvents,
  inputs: {
    unasked: { titleId: 'nosferatu' },
    pinRequired: { titleId: 'nosferatu', answer: refused('pinRequired') },
    signInRequired: { titleId: 'nosferatu', answer: refused('signInRequired') },
  },
  secrets: { right: '1234', wrong: '4321' },
  calls: {
    openPlayback: {
      answers: {
        granted: { status: 'granted', asset: { title: 'Носферату' } },
        pinRequired: refused('pinRequired'),
        signInRequired: refused('signInRequired'),
        notForProfile: refused('notForProfile'),
        failed: refused('failed'),
      },
    },
  },
};
