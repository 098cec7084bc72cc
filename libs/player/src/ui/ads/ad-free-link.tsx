import { useTranslate } from '@foyer/ui/i18n';
import type { ReactNode } from 'react';
import { usePlayerScene } from '../player-context.ts';

/** Leads to the service that is without advertising: «Без рекламы в «Софит Плюс»»; nothing where a page names none. */
export function AdFreeLink({
  className,
  children,
}: {
  className: string;
  /** Drawn before the words. */
  children?: ReactNode;
}) {
  const t = useTranslate('player');
  const { adFree } = usePlayerScene();
  return adFree ? (
    <a className={className} href={adFree.href} data-player-button="ad_free">
      {children}
      <span>{t('player.adFree', { name: adFree.name })}</span>
    </a>
  ) : null;
}
