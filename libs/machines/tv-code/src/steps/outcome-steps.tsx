import { messageText } from '@foyer/core';
import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { useLabel } from '@foyer/ui/theme';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { note, outcome, outcomeActions, sign, title as titleStyle } from '../tv-code.css.ts';
import type { StepProps } from './step.types.ts';

/** The television was not connected, and why. TVCODE-003, TVCODE-011, TVCODE-012 */
export function ErrorStep({ actor, view }: StepProps) {
  const t = useTranslate('tv', 'component');
  return (
    <Outcome
      title={t('tv.code.error')}
      words={messageText(t, view.message)}
      actions={
        <Button tone="plain" onPress={() => actor.send({ type: 'form.open' })}>
          {t('tv.code.back')}
        </Button>
      }
    />
  );
}

/** The television is connected, in the service's words; that of an operator is none of the account's devices. TVCODE-002 */
export function SuccessStep({ actor, view }: StepProps) {
  const t = useTranslate('tv', 'component');
  const isDevice = view.kind === 'television';
  return (
    <Outcome
      title={messageText(t, view.message) ?? t('tv.code.success')}
      words={isDevice ? t('tv.code.success_text') : undefined}
      isConnected
      actions={
        <>
          <ActionLink
            href={isDevice ? '/my/devices' : '/tv'}
            look="plain"
            isDocument={view.isPageOld}
          >
            {isDevice ? t('tv.code.devices') : t('tv.code.channels')}
          </ActionLink>
          <Button tone="quiet" onPress={() => actor.send({ type: 'form.open' })}>
            {t('tv.code.again')}
          </Button>
        </>
      }
    />
  );
}

interface OutcomeProps {
  title: string;
  words: string | undefined;
  isConnected?: boolean;
  actions: ReactNode;
}

/** The button that led here is gone, so the focus goes to the words, which a reader then says. */
function Outcome({ title, words, isConnected = false, actions: buttons }: OutcomeProps) {
  const { success } = useLabel().variants;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={outcome[success]} data-connected={isConnected || undefined}>
      <span className={sign}>
        {/* The words must not wait for the sign. */}
        <Suspense>
          <Icon name={isConnected ? 'check' : 'warning'} />
        </Suspense>
      </span>
      <div>
        <h3
          ref={heading}
          className={titleStyle[success]}
          tabIndex={-1}
          aria-describedby={words && id}
        >
          {title}
        </h3>
        {words && (
          <p id={id} className={note}>
            {words}
          </p>
        )}
      </div>
      <div className={outcomeActions[success]}>{buttons}</div>
    </div>
  );
}
