import type { ServiceShort } from '@foyer/contract';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import type { RefObject } from 'react';
import { serviceStatus } from '../../cards/service-status.ts';
import type { HeroProps } from './hero.schema.ts';

/** Props of either composition. */
export interface CompositionProps extends HeroProps {
  /** The offered service, where the viewer has it. */
  service: ServiceShort | undefined;
  /** Gets the place of the buttons. */
  actions: RefObject<HTMLDivElement | null>;
}

/** What is offered in a line; how the subscription stands for who has it. */
export function Offer({
  offer,
  service,
  className,
}: Pick<CompositionProps, 'offer' | 'service'> & { className: string }) {
  const t = useTranslate('info');
  const language = useLanguage();
  const { timeZone } = useLabel();
  const words = service ? serviceStatus(service, { t, language, timeZone }) : offer;
  if (words === undefined) return null;
  return (
    <p className={className} data-owned={service ? true : undefined}>
      {words}
    </p>
  );
}
