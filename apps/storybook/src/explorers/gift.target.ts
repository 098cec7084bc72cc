import type { ExplorerTarget } from '@foyer/explorer';
import { giftEvents, giftMachine } from '@foyer/gift';
import { giftErrors, giftInputs, gifts } from '@foyer/gift/fixtures';

/** A certificate that was bought, to be copied, printed or sent. */
export const giftTarget: ExplorerTarget = {
  machine: giftMachine,
  events: giftEvents,
  inputs: giftInputs,
  calls: {
    readGift: { answers: gifts, errors: giftErrors },
    copyCode: { answers: { copied: true, refused: false } },
    print: { answers: { printed: undefined } },
    send: { answers: { shared: 'shared', mail: 'mail', left: 'left' } },
  },
};
