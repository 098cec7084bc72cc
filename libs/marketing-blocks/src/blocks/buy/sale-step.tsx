import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import * as css from './choice.css.ts';
import { Periods } from './periods.tsx';
import type { SaleStepProps } from './sale-step.types.ts';

/** What the sale of one thing shows: its lengths of time, or why there are none. */
export function SaleStep(props: SaleStepProps) {
  const { actor, view, title } = props;
  const t = useTranslate('info', 'purchase');
  switch (view.step) {
    case 'choosing':
      return <Periods {...props} />;
    case 'visitor':
      return (
        <>
          <Button onPress={() => actor.send({ type: 'options.sign_in' })}>{title}</Button>
          <p className={css.words}>{t('purchase.options.sign_in_text')}</p>
        </>
      );
    case 'error':
      return (
        <>
          <p className={css.words} role="alert">
            {t('purchase.buy.failed')}
          </p>
          <Button onPress={() => actor.send({ type: 'options.retry' })}>{t('shell.retry')}</Button>
        </>
      );
    case 'owned':
      return (
        <>
          <output className={css.words}>
            {t('purchase.options.owned_text', { name: view.name })}
          </output>
          {view.href !== undefined && (
            <ActionLink className={css.send} href={view.href} look="plain">
              {t('info.offer.manage')}
            </ActionLink>
          )}
        </>
      );
    case 'nothing':
      return <output className={css.words}>{t('info.offer.region')}</output>;
    case 'loading':
      return (
        <>
          <output className={css.words}>{t('purchase.buy.loading')}</output>
          <Button isPending>{title}</Button>
        </>
      );
    case 'none':
      return null;
  }
}
