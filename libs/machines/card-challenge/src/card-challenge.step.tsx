import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { formatClock, useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { error, note, question } from './card-challenge.css.ts';
import type { cardChallengeMachine } from './card-challenge.machine.ts';
import { selectCardChallengeView } from './card-challenge.selectors.ts';
import { ChallengeFrame } from './challenge-frame.tsx';

/** What {@link CardChallengeStep} needs. */
export interface CardChallengeStepProps {
  /** A running flow, one's own or another flow's child. */
  actor: ActorRefFrom<typeof cardChallengeMachine>;
}

/** The bank's question, to stand in a dialog that its flow has open. The page of the bank can be opened at any time. */
export function CardChallengeStep({ actor }: CardChallengeStepProps) {
  const t = useTranslate('bank_card');
  const view = useSelector(actor, selectCardChallengeView, shallowEqual);
  const { frameUrl, isBusy, secondsLeft, message } = view;
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'page.returned' });
    };
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, [actor]);
  return (
    <div className={question}>
      <p className={note}>
        {t('bank_card.challenge.text')}{' '}
        {t('bank_card.challenge.left', { time: formatClock(secondsLeft) })}
      </p>
      <div role="alert" className={error}>
        {messageText(t, message)}
      </div>
      {frameUrl !== undefined && (
        <ChallengeFrame
          url={frameUrl}
          title={t('bank_card.challenge.frame')}
          onLoad={() => actor.send({ type: 'frame.loaded' })}
          onRefused={() => actor.send({ type: 'frame.refused' })}
          onEnded={(origin) => actor.send({ type: 'frame.ended', origin })}
        />
      )}
      <Button
        tone={frameUrl === undefined ? 'primary' : 'quiet'}
        isPending={isBusy && frameUrl === undefined}
        onPress={() => actor.send({ type: 'page.open' })}
      >
        {t('bank_card.challenge.open')}
      </Button>
      <Button tone="quiet" onPress={() => actor.send({ type: 'challenge.leave' })}>
        {t('bank_card.challenge.leave')}
      </Button>
    </div>
  );
}
