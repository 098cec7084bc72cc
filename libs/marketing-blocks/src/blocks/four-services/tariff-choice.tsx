import { useTranslate } from '@foyer/ui/i18n';
import * as css from './tariff-cards.css.ts';
import { TariffCards } from './tariff-cards.tsx';
import TariffTable from './tariff-table.tsx';
import type { TariffsProps } from './tariffs.tsx';

/** Cards of which one is lit; a phone, which shows one at a time, has their table as well. */
export default function TariffChoice({ offers, bestId, label }: TariffsProps) {
  const t = useTranslate('info');
  return (
    <>
      <TariffCards offers={offers} bestId={bestId} />
      {offers.length > 1 && (
        <details className={css.compare}>
          <summary className={css.compareTitle}>{t('info.offer.compare')}</summary>
          <TariffTable offers={offers} bestId={bestId} label={label} hasActions={false} />
        </details>
      )}
    </>
  );
}
