import { useTranslate } from '@foyer/ui/i18n';
import { CardFrame } from '../card-frame/index.ts';
import type { Picture } from '@foyer/ui/artwork';

/** What a card shows of a service. */
export interface ServiceSummary {
  id: string;
  href: string;
  title: string;
  picture: Picture;
  /** Such as «14 дней бесплатно». */
  promoLabel?: string;
  /** Such as «399 ₽ в месяц» or «до 12 декабря». */
  description?: string;
  /** Whether the viewer has it now. */
  isActive: boolean;
}

/** Props of {@link ServiceCard}. */
export interface ServiceCardProps {
  service: ServiceSummary;
  /** @default false */
  isUrgent?: boolean;
}

/** A service to subscribe to, or one that the viewer has; a picture of 352×226. */
export function ServiceCard({ service, isUrgent = false }: ServiceCardProps) {
  const t = useTranslate();
  const { href, title, picture, promoLabel, description, isActive } = service;
  return (
    <CardFrame
      shape="collection"
      href={href}
      title={title}
      picture={picture}
      kicker={isActive ? t('card.subscribed') : promoLabel}
      facts={description}
      hasSentence
      isUrgent={isUrgent}
    />
  );
}
