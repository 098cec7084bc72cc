import { secret } from '@foyer/core';
import type { ExplorerTarget } from '@foyer/explorer';
import { type TvCodeEvent, tvCodeEvents, tvCodeMachine } from '@foyer/tv-code';
import { connectedText, rightCodes, tvCodeErrors } from '@foyer/tv-code/fixtures';

const examples: TvCodeEvent[] = [{ type: 'code.submit', code: secret(rightCodes.television) }];

const viewers = { viewer: { isSignedIn: true }, visitor: { isSignedIn: false } };
const { used, full } = tvCodeErrors;

/** Connecting a television by a code. */
export const tvCodeTarget: ExplorerTarget = {
  machine: tvCodeMachine,
  events: tvCodeEvents,
  inputs: { page: undefined },
  examples,
  calls: {
    readAddress: { answers: { none: undefined, code: secret(rightCodes.operator) } },
    findViewer: { answers: viewers },
    signIn: { answers: viewers },
    authorize: {
      answers: {
        connected: { isConnected: true, text: connectedText },
        unknown: { isConnected: false, text: undefined },
      },
      errors: { used, full },
    },
    sendOperatorCode: { answers: { connected: connectedText }, errors: { used } },
    holdPage: { answers: {} },
  },
};
