import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import type { ReactNode } from 'react';
import { usePlayerScene } from '../player-context.ts';
import { clickTarget } from './click-target.ts';
import { useShownAd } from './use-shown-ad.ts';

/**
 * Leads to the advertiser, in a new window; nothing where the advertisement leads nowhere. What plays the
 * advertisement opens the window and tells the ad server, as it does for a press on the picture. AD-036
 */
export function AdLink({
  className,
  children,
}: {
  className: string;
  /** Draws it; `host` is such as `shop.example`, `title` what is advertised, its owner or the host. */
  children: (ad: { title: string; host: string }) => ReactNode;
}) {
  const t = useTranslate('player');
  const { ads } = usePlayerScene().running;
  const ad = useShownAd();
  const target = clickTarget(ad?.clickUrl);
  if (!ad || !target) return null;
  return (
    <a
      className={className}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      data-player-button="ad_click"
      onClick={(event) => {
        event.preventDefault();
        ads?.ask('ad.click');
      }}
    >
      {children({ title: ad.title ?? ad.advertiser ?? target.host, host: target.host })}{' '}
      <VisuallyHidden>{t('player.adNewWindow')}</VisuallyHidden>
    </a>
  );
}
