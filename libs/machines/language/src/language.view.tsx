import { messageText } from '@foyer/core';
import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { isLanguageCode, useTranslate } from '@foyer/ui/i18n';
import { LanguagePicker } from '@foyer/screens/language-picker';
import { shallowEqual, useSelector } from '@xstate/react';
import { createLanguageMachine } from './language.machine.ts';
import { selectLanguageView } from './language.selectors.ts';
import type { LanguageInput, LanguageOutput } from './language.types.ts';

/** What {@link LanguageFlow} needs. */
export interface LanguageFlowProps {
  shell: ModalShell;
  input: LanguageInput;
  /** Called once, at the end. */
  onDone: (output: LanguageOutput) => void;
}

/** The dialog to choose a language in; without languages the error dialog. LANG-006 to LANG-009 */
export function LanguageFlow({ shell, input, onDone }: LanguageFlowProps) {
  const t = useTranslate('modal');
  const actor = useFlow(usePorts(createLanguageMachine), input, onDone);
  const view = useSelector(actor, selectLanguageView, shallowEqual);
  const close = () => actor.send({ type: 'language.close' });
  return (
    <LanguagePicker
      {...shell}
      isOpen={shell.isOpen && view.step !== 'loading'}
      languages={view.languages}
      current={view.marked}
      isPending={view.isBusy}
      errorMessage={messageText(t, view.message)}
      onChoose={(code) => isLanguageCode(code) && actor.send({ type: 'language.choose', code })}
      onClose={close}
      onEscape={close}
    />
  );
}
