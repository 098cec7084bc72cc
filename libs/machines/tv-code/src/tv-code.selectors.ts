import type { Message, Secret } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { tvCodeMachine } from './tv-code.machine.ts';
import type { TvCodeKind } from './tv-code.rules.ts';

/** The steps of the specification. TVCODE-001 */
export type TvCodeStepName = 'form' | 'error' | 'success';

/** What the view shows. */
export interface TvCodeViewState {
  step: TvCodeStepName;
  kind: TvCodeKind;
  /** Another number is another form: it begins with `given`, or empty. */
  form: number;
  given: Secret | undefined;
  /** The viewer came back to the form, which takes the focus. */
  isReturned: boolean;
  /** The page is still that of a visitor: links from here load a document. */
  isPageOld: boolean;
  isBusy: boolean;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectTvCodeView(snapshot: SnapshotFrom<typeof tvCodeMachine>): TvCodeViewState {
  const { kind, form, given, isReturned, isPageOld, message } = snapshot.context;
  const step = (['error', 'success'] as const).find((name) => snapshot.matches({ step: name }));
  return {
    step: step ?? 'form',
    kind,
    form,
    given,
    isReturned,
    isPageOld,
    isBusy: snapshot.hasTag('busy'),
    message,
  };
}
