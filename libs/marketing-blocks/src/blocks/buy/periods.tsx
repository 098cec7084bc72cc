import { Button } from '@foyer/ui/button';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { RadioGroup } from '@foyer/ui/radio-group';
import { useLabel } from '@foyer/ui/theme';
import * as css from './choice.css.ts';
import { dueWords } from './due-words.ts';
import { saleRows } from './sale-rows.ts';
import type { SaleStepProps } from './sale-step.types.ts';

/**
 * The lengths of time with what each costs and saves; then what is taken today, when and how much next, and how to stop, in
 * view with the button.
 */
export function Periods({ actor, view, title }: SaleStepProps) {
  const t = useTranslate('info', 'purchase');
  const language = useLanguage();
  const { timeZone } = useLabel();
  const { options, seqId, periodIndex, isPaying } = view;
  const option = options.find(({ seq_id }) => seq_id === seqId) ?? options[0];
  const period = option?.periods[periodIndex];
  if (!option || !period) return <output className={css.words}>{t('info.offer.region')}</output>;
  const words = { t, language };
  const rows = saleRows(option, words);
  const { today, next, stop } = dueWords(period, { ...words, timeZone });
  return (
    <>
      {rows.length > 1 && (
        <RadioGroup
          label={t('purchase.options.periods')}
          size="wide"
          options={rows.map(({ length, note, sum, struck }, index) => ({
            value: String(index),
            label: length,
            ...(note !== undefined && { description: note }),
            ...(sum !== undefined && { end: sum }),
            ...(struck !== undefined && {
              struck: { label: t('purchase.options.without'), text: struck },
            }),
          }))}
          value={String(periodIndex)}
          onChange={(value) => actor.send({ type: 'period.choose', periodIndex: Number(value) })}
        />
      )}
      <div className={css.deal}>
        {today !== undefined && (
          <p className={css.due}>
            <span>{t('purchase.buy.today')}</span>
            <span className={css.sum}>{today}</span>
          </p>
        )}
        <Button isPending={isPaying} onPress={() => actor.send({ type: 'options.buy' })}>
          {title}
        </Button>
      </div>
      {next !== undefined && <p className={css.words}>{[next, stop].join(' ')}</p>}
    </>
  );
}
