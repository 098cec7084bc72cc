import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { actions, failed, lead, title } from '../css/frame.css.ts';
import { StepHead } from './step-head.tsx';
import type { StepProps } from './step.types.ts';

/** The generic error view: the choice was not saved and is there for another try. COLD-014 */
export function FailedStep({ actor, view, look, titleRef }: StepProps) {
  const t = useTranslate('taste', 'state');
  return (
    <>
      <StepHead actor={actor} look={look} number={2} />
      <div className={failed}>
        <h1 ref={titleRef} className={title[look]} tabIndex={-1}>
          {t(look === 'print' ? 'state.error.torn' : 'state.error.heading')}
        </h1>
        <p className={lead[look]} role="alert">
          {messageText(t, view.message)}
        </p>
        <div className={actions}>
          <Button isPending={view.isBusy} onPress={() => actor.send({ type: 'step.next' })}>
            {t('state.error.action')}
          </Button>
          <Button
            tone="quiet"
            isDisabled={view.isBusy}
            onPress={() => actor.send({ type: 'step.back' })}
          >
            {t('taste.to_choice')}
          </Button>
        </div>
      </div>
    </>
  );
}
