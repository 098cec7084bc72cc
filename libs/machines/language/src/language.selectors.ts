import type { Language, LanguageOption } from '@foyer/contract';
import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { languageMachine } from './language.machine.ts';

/** What the view shows of the picker. */
export interface LanguageViewState {
  /** After the end the list stays as it was, while the dialog fades. */
  step: 'loading' | 'choosing' | 'error';
  languages: readonly LanguageOption[];
  /** The language to mark: the one that is being set, else the user's own. */
  marked: Language | undefined;
  isBusy: boolean;
  message: Message | undefined;
  /** Texts of the error dialog. LANG-007 */
  error: { title: Message; subtitle: Message } | undefined;
}

/** The view's reading of a snapshot. */
export function selectLanguageView(
  snapshot: SnapshotFrom<typeof languageMachine>,
): LanguageViewState {
  const { languages, chosen, current, message } = snapshot.context;
  const step = stepOf(snapshot);
  return {
    step,
    languages,
    marked: chosen ?? current,
    isBusy: snapshot.hasTag('busy'),
    message,
    error:
      step === 'error'
        ? { title: { key: 'modal.error.title' }, subtitle: { key: 'modal.error.subtitle' } }
        : undefined,
  };
}

function stepOf(snapshot: SnapshotFrom<typeof languageMachine>): LanguageViewState['step'] {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.context.languages.length > 0 ? 'choosing' : 'error';
}
