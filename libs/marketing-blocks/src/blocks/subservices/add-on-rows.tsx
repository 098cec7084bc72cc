import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { useId } from 'react';
import { OfferAction } from '../../parts/offer-action.tsx';
import type { ServiceOffer } from '../../parts/service-offer.schema.ts';
import { useOfferState } from '../../parts/use-offer-state.ts';
import * as css from './add-on-rows.css.ts';
import * as shared from './subservices.css.ts';

/** Services as lit rows, each with its picture; what the account has is marked. */
export default function AddOnRows({ offers }: { offers: readonly ServiceOffer[] }) {
  return (
    <ul className={css.rows}>
      {offers.map((offer) => (
        <AddOnRow key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}

function AddOnRow({ offer }: { offer: ServiceOffer }) {
  const t = useTranslate('info');
  const state = useOfferState()(offer);
  const id = useId();
  const isOn = offer.standing === 'active';
  return (
    <li className={isOn ? css.rowOn : css.row}>
      <Artwork
        className={css.picture}
        picture={offer.picture}
        size={[176, 100]}
        title={offer.name}
      />
      <div className={css.words}>
        <h3 id={id} className={css.name}>
          {offer.name}
        </h3>
        <p className={shared.note}>{offer.text}</p>
      </div>
      <div className={css.terms}>
        {offer.priceText !== undefined && !isOn && <p className={css.price}>{offer.priceText}</p>}
        {state !== undefined && <p className={isOn ? css.stateOn : shared.state}>{state}</p>}
      </div>
      <OfferAction
        className={css.action}
        offer={offer}
        nameId={id}
        buyTitle={t('info.offer.add')}
        icon="plus"
      />
    </li>
  );
}
