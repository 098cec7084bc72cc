import { messageText } from '@foyer/core';
import { type languageMachine, selectLanguageView } from '@foyer/language';
import { FieldError } from '@foyer/ui/field-error';
import { isLanguageCode, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { LanguageList } from '@foyer/screens/language-picker';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';

/** Props of {@link LanguageStep}. */
export interface LanguageStepProps {
  actor: ActorRefFrom<typeof languageMachine>;
}

/** The languages of the interface, that of the page marked; a press chooses. LOGIN-004, LANG-005 */
export function LanguageStep({ actor }: LanguageStepProps) {
  const t = useTranslate('modal');
  const shown = useLanguage();
  const view = useSelector(actor, selectLanguageView, shallowEqual);
  return (
    <>
      <LanguageList
        languages={view.languages}
        current={view.marked ?? shown}
        isPending={view.isBusy}
        onChoose={(code) => isLanguageCode(code) && actor.send({ type: 'language.choose', code })}
      />
      <FieldError id={useId()} text={messageText(t, view.message)} />
    </>
  );
}
