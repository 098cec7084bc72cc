import { Icon } from '@foyer/ui/icon';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useId } from 'react';
import { OfferAction } from '../../parts/offer-action.tsx';
import { useOfferState } from '../../parts/use-offer-state.ts';
import { countWords } from './count-words.ts';
import * as css from './tariff-cards.css.ts';
import type { FourServicesProps, Tariff } from './four-services.schema.ts';

/** Services as cards, the best one lit and taller. A phone shows a part of the next, and which of them it is. */
export function TariffCards({ offers, bestId }: Pick<FourServicesProps, 'offers' | 'bestId'>) {
  const t = useTranslate('info');
  const count = offers.length;
  return (
    <ul className={`${css.cards} ${css.columns[count as keyof typeof css.columns]}`}>
      {offers.map((tariff, index) => (
        <li key={tariff.id} className={css.cell}>
          <TariffCard tariff={tariff} isBest={tariff.id === bestId} />
          {count > 1 && (
            <p className={css.place}>{t('info.offer.place', { number: index + 1, count })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function TariffCard({ tariff, isBest }: { tariff: Tariff; isBest: boolean }) {
  const t = useTranslate('info');
  const language = useLanguage();
  const state = useOfferState()(tariff);
  const nameId = useId();
  const { name, promoLabel, priceText, features } = tariff;
  const counts = countWords(tariff, { t, language });
  return (
    <article className={isBest ? css.best : css.card}>
      {promoLabel !== undefined && <p className={css.badge}>{promoLabel}</p>}
      <h3 id={nameId} className={css.name}>
        {name}
      </h3>
      <p className={css.note}>{counts.length > 0 ? counts.join(', ') : tariff.text}</p>
      {priceText !== undefined && <p className={css.price}>{priceText}</p>}
      {state !== undefined && (
        <p className={tariff.standing === 'active' ? css.stateOn : css.state}>{state}</p>
      )}
      {features.length > 0 && (
        <ul className={css.features}>
          {features.map((feature) => (
            <li key={feature} className={css.feature}>
              <span className={isBest ? css.signLit : css.sign}>
                <Icon name="check" size={20} />
              </span>
              {feature}
            </li>
          ))}
        </ul>
      )}
      <OfferAction className={css.action} offer={tariff} nameId={nameId} isPrimary={isBest} />
    </article>
  );
}
