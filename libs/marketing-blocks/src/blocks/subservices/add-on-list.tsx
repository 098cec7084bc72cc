import { useTranslate } from '@foyer/ui/i18n';
import { useId } from 'react';
import { OfferAction } from '../../parts/offer-action.tsx';
import type { ServiceOffer } from '../../parts/service-offer.schema.ts';
import { useOfferState } from '../../parts/use-offer-state.ts';
import * as css from './add-on-list.css.ts';
import * as shared from './subservices.css.ts';

/** Services as a printed list: a name, dots up to its price, and under them what it is and how to get it. */
export default function AddOnList({ offers }: { offers: readonly ServiceOffer[] }) {
  return (
    <ul className={css.list}>
      {offers.map((offer) => (
        <AddOn key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}

function AddOn({ offer }: { offer: ServiceOffer }) {
  const t = useTranslate('info');
  const state = useOfferState()(offer);
  const id = useId();
  return (
    <li className={css.entry}>
      <div className={css.line}>
        <h3 id={id} className={css.entryName}>
          {offer.name}
        </h3>
        <span className={css.dots} aria-hidden="true" />
        {offer.priceText !== undefined && <p className={css.entryPrice}>{offer.priceText}</p>}
      </div>
      <div className={css.entryWords}>
        <p className={shared.note}>{offer.text}</p>
        {state !== undefined && <p className={shared.state}>{state}</p>}
      </div>
      <OfferAction
        className={css.entryAction}
        offer={offer}
        nameId={id}
        buyTitle={t('info.offer.add')}
      />
    </li>
  );
}
