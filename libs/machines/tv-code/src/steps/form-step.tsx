import { TV_CODE_LENGTH } from '@foyer/contract';
import { messageText, secret } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { CodeInput } from '@foyer/ui/code-input';
import { useTranslate } from '@foyer/ui/i18n';
import { TextField } from '@foyer/ui/text-field';
import type { FormEvent } from 'react';
import { actions, field, form, left as leftStyle } from '../tv-code.css.ts';
import type { StepProps } from './step.types.ts';

/** What {@link FormStep} needs. */
interface FormStepProps extends StepProps {
  code: string;
  onType: (code: string) => void;
}

/** The code that a television shows, or the one that its operator sold. TVCODE-005 to TVCODE-008, TVCODE-014 */
export function FormStep({ actor, view, code, onType }: FormStepProps) {
  const t = useTranslate('tv', 'component');
  const { kind, isBusy } = view;
  const submission = { type: 'code.submit', code: secret(code) } as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send(submission);
  };
  const isOperator = kind === 'operator';
  const entry = {
    value: code,
    onChange: onType,
    errorMessage: messageText(t, view.message),
    autoFocus: view.isReturned,
    autoComplete: 'off',
  };
  const left = TV_CODE_LENGTH - code.length;
  return (
    <form className={form} onSubmit={submit}>
      {isOperator ? (
        <div className={field}>
          <TextField {...entry} label={t('tv.code.operator')} hint={t('tv.code.operator_hint')} />
        </div>
      ) : (
        <CodeInput
          {...entry}
          label={t('tv.code.label')}
          hint={t('tv.code.hint')}
          takes="characters"
          length={TV_CODE_LENGTH}
          dashAfter={TV_CODE_LENGTH / 2}
        />
      )}
      <div className={actions}>
        <Button
          type="submit"
          isPending={isBusy}
          isDisabled={!isBusy && !actor.getSnapshot().can(submission)}
        >
          {t('tv.code.submit')}
        </Button>
        <output className={leftStyle}>
          {!isOperator && code !== '' && left > 0 && t('tv.code.left', { count: left })}
        </output>
      </div>
      <Button
        tone="quiet"
        isDisabled={isBusy}
        onPress={() =>
          actor.send({ type: 'kind.choose', kind: isOperator ? 'television' : 'operator' })
        }
      >
        {isOperator ? t('tv.code.use_television') : t('tv.code.use_operator')}
      </Button>
    </form>
  );
}
