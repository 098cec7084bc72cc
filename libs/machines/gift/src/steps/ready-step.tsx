import { messageText } from '@foyer/core';
import { money } from '@foyer/purchase-options/words';
import { Button } from '@foyer/ui/button';
import { GiftSheet } from '@foyer/screens/gift-sheet';
import { formatDate } from '@foyer/ui/i18n';
import { actions, note, said, wide } from '../gift.css.ts';
import type { StepProps } from './step.types.ts';

/** The code, and what can be done with it. */
export function ReadyStep({ actor, view, words }: StepProps) {
  const { gift, code } = view;
  const { t, language, timeZone, address } = words;
  if (!gift || !code) return null;
  const sum = money(gift.amount, gift.currency, language);
  const date = formatDate(new Date(gift.expires_at), language, { timeZone, withYear: true });
  return (
    <>
      <div className={wide}>
        <GiftSheet
          title={t('purchase.gift.title')}
          value={sum}
          codeLabel={t('purchase.gift.code')}
          code={code.reveal()}
          until={t('purchase.gift.until', { date })}
          steps={[
            t('purchase.gift.step_open', { address }),
            t('purchase.gift.step_enter'),
            t('purchase.gift.step_money', { sum }),
          ]}
        />
      </div>
      <p className={note}>{t('purchase.gift.careful')}</p>
      <div className={actions}>
        <Button onPress={() => actor.send({ type: 'gift.copy' })}>{t('purchase.gift.copy')}</Button>
        <Button tone="plain" onPress={() => actor.send({ type: 'gift.print' })}>
          {t('purchase.gift.print')}
        </Button>
        <Button tone="plain" onPress={() => actor.send({ type: 'gift.send' })}>
          {t('purchase.gift.send')}
        </Button>
      </div>
      <output className={said}>{messageText(t, view.note)}</output>
    </>
  );
}
