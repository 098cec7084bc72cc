import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { actions, form, note, termsTitle } from '../bonus.css.ts';
import type { StepProps } from './step.types.ts';

/** Why the program was not joined. BONUS-015, BONUS-016 */
export function ErrorStep({ actor, view, hasTitle }: StepProps & { hasTitle: boolean }) {
  const t = useTranslate('bank_card', 'modal');
  return (
    <div className={form}>
      <div role="alert">
        {!hasTitle && <p className={termsTitle}>{t('modal.bonus_activate.error.title')}</p>}
        <p className={note}>{messageText(t, view.message)}</p>
      </div>
      <div className={actions}>
        {view.canRetry && (
          <Button onPress={() => actor.send({ type: 'bonus.retry' })}>{t('shell.retry')}</Button>
        )}
        <Button tone="quiet" onPress={() => actor.send({ type: 'bonus.leave' })}>
          {t('shell.close')}
        </Button>
      </div>
    </div>
  );
}
