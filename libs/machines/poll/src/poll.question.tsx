import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { RadioGroup } from '@foyer/ui/radio-group';
import { type FormEvent, useEffect, useRef } from 'react';
import { form, note } from './poll.css.ts';
import type { PollViewState } from './poll.selectors.ts';

/** What {@link PollQuestion} needs. */
export interface PollQuestionProps {
  view: PollViewState;
  /** Told the index of an answer, from 0. */
  onChoose: (answer: number) => void;
  onNext: () => void;
}

/** One question of a poll with its answers; the focus follows to the next question. NOTIF-011, NOTIF-012 */
export function PollQuestion({ view, onChoose, onNext }: PollQuestionProps) {
  const t = useTranslate('modal');
  const { question, answers, chosen, number, total, isLast, isBusy, canContinue, message } = view;
  const place = useQuestionFocus(number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form ref={place} className={form} onSubmit={submit}>
      {total > 1 && <p className={note}>{t('modal.poll.step', { number, total })}</p>}
      <RadioGroup
        key={number}
        label={question}
        options={answers.map((label, index) => ({ value: String(index), label }))}
        value={chosen === undefined ? '' : String(chosen)}
        onChange={(value) => onChoose(Number(value))}
        isDisabled={isBusy}
        errorMessage={messageText(t, message)}
      />
      <Button type="submit" isPending={isBusy} isDisabled={!canContinue && !isBusy}>
        {t(isLast ? 'modal.poll.complete' : 'modal.poll.next')}
      </Button>
    </form>
  );
}

/** Moves the focus to the first answer of each question but the first, to which the dialog leads. */
function useQuestionFocus(number: number) {
  const place = useRef<HTMLFormElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    place.current?.querySelector('input')?.focus();
  }, [number]);
  return place;
}
