import { action } from '@foyer/ui/action-link';
import { Icon, type IconName } from '@foyer/ui/icon';
import { useTranslate } from '@foyer/ui/i18n';
import { useId } from 'react';
import { openSale } from './open-sale.ts';
import type { ServiceOffer } from './service-offer.schema.ts';

/** Props of {@link OfferAction}. */
interface OfferActionProps {
  offer: ServiceOffer;
  /** Id of the element with the name of the service: several buttons of a block say the same. */
  nameId: string;
  /** The one button of the block that is lit. @default false */
  isPrimary?: boolean;
  /** What the button says that sells it. @default the words of the service */
  buyTitle?: string;
  icon?: IconName;
  className?: string;
}

/**
 * What can be done with a service: to get it, which opens the purchase over the page, or to go to its page. BLOCK-075,
 * BLOCK-076
 */
export function OfferAction({
  offer,
  nameId,
  isPrimary = false,
  buyTitle,
  icon,
  className = '',
}: OfferActionProps) {
  const t = useTranslate('info');
  const id = useId();
  const { standing, href } = offer;
  const isSold = standing === 'sold';
  const title = isSold
    ? (buyTitle ?? offer.buyTitle ?? t('info.offer.get'))
    : t(standing === 'active' ? 'info.offer.manage' : 'info.offer.details');
  const look = isPrimary && isSold ? 'primary' : 'plain';
  return (
    <a
      className={`${action({ look })} ${className}`.trim()}
      href={href}
      aria-labelledby={`${id} ${nameId}`}
      onClick={
        isSold ? (event) => openSale(event, { itemId: offer.id, itemType: 'service' }) : undefined
      }
    >
      {icon && isSold && <Icon name={icon} />}
      <span id={id}>{title}</span>
    </a>
  );
}
