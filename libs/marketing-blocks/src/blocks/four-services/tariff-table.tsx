import { Icon } from '@foyer/ui/icon';
import { formatCount, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { useId } from 'react';
import { OfferAction } from '../../parts/offer-action.tsx';
import { useOfferState } from '../../parts/use-offer-state.ts';
import type { Tariff } from './four-services.schema.ts';
import { tariffRows } from './tariff-rows.ts';
import * as css from './tariff-table.css.ts';
import type { TariffsProps } from './tariffs.tsx';

/** Props of {@link TariffTable}. */
interface TariffTableProps extends TariffsProps {
  /** Whether its foot sells. @default true */
  hasActions?: boolean;
}

/** Services as columns of a table; what they are compared by stays in sight beside them. */
export default function TariffTable({
  offers,
  bestId,
  label,
  hasActions = true,
}: TariffTableProps) {
  const t = useTranslate('info');
  const id = useId();
  const cellOf = (offer: Tariff) => (offer.id === bestId ? css.cellBest : css.cell);
  return (
    <div className={css.scroll}>
      <table
        className={`${css.table} ${css.width[offers.length as keyof typeof css.width]}`}
        aria-label={label}
      >
        <thead>
          <tr>
            <th scope="row" className={css.corner}>
              <VisuallyHidden>{label}</VisuallyHidden>
            </th>
            {offers.map((offer) => (
              <th
                key={offer.id}
                scope="col"
                className={offer.id === bestId ? css.headBest : css.head}
              >
                {offer.promoLabel !== undefined && (
                  <span className={css.promo}>{offer.promoLabel}</span>
                )}
                {/* By the links those without a pointer scroll the table. */}
                <a id={`${id}-${offer.id}`} className={css.name} href={offer.pageHref}>
                  {offer.name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.some(({ priceText }) => priceText !== undefined) && (
            <tr>
              <th scope="row" className={css.side}>
                {t('info.offer.price')}
              </th>
              {offers.map((offer) => (
                <td key={offer.id} className={`${cellOf(offer)} ${css.price}`}>
                  {offer.priceText ?? '—'}
                </td>
              ))}
            </tr>
          )}
          {tariffRows(offers).map((row) => (
            <tr key={row.name}>
              <th scope="row" className={css.side}>
                {row.kind === 'count' ? t(`info.offer.${row.name}`) : row.name}
              </th>
              {offers.map((offer, index) => (
                <td key={offer.id} className={cellOf(offer)}>
                  <Value value={row.values[index] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {hasActions && (
          <tfoot>
            <tr>
              <th scope="row" className={css.corner}>
                <VisuallyHidden>{t('info.offer.get')}</VisuallyHidden>
              </th>
              {offers.map((offer) => (
                <td key={offer.id} className={offer.id === bestId ? css.footBest : css.foot}>
                  <Deal offer={offer} nameId={`${id}-${offer.id}`} isBest={offer.id === bestId} />
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** A number, or whether it is there; a dash says that it is not. */
function Value({ value }: { value: number | boolean }) {
  const t = useTranslate('info');
  const language = useLanguage();
  if (typeof value === 'number' && value > 0) return formatCount(value, language);
  return (
    <>
      <span className={css.sign} aria-hidden="true">
        {value === true ? <Icon name="check" size={20} /> : '—'}
      </span>
      <VisuallyHidden>{t(value === true ? 'info.offer.has' : 'info.offer.lacks')}</VisuallyHidden>
    </>
  );
}

function Deal({ offer, nameId, isBest }: { offer: Tariff; nameId: string; isBest: boolean }) {
  const state = useOfferState()(offer);
  return (
    <div className={css.deal}>
      {state !== undefined && <p className={css.state}>{state}</p>}
      <OfferAction offer={offer} nameId={nameId} isPrimary={isBest} className={css.action} />
    </div>
  );
}
