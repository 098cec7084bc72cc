import { messageText } from '@foyer/core';
import { FieldError } from '@foyer/ui/field-error';
import { isLanguageCode, useTranslate } from '@foyer/ui/i18n';
import { LanguageList } from '@foyer/ui/language-picker';
import { useId } from 'react';
import type { StepProps } from './step.types.ts';

/** The languages of the interface; a press chooses. LOGIN-004, LANG-005 */
export function LanguageStep({ actor, view }: StepProps) {
  const t = useTranslate('modal');
  return (
    <>
      <LanguageList
        languages={view.languages}
        isPending={view.isBusy}
        onChoose={(code) => isLanguageCode(code) && actor.send({ type: 'language.choose', code })}
      />
      <FieldError id={useId()} text={messageText(t, view.message)} />
    </>
  );
}
