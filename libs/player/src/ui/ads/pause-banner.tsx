import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { PauseBanner as Banner } from '../../controller/ad-breaks.ts';
import { ControlButton } from '../controls/control-button.tsx';
import { useKeptFocus } from '../controls/use-kept-focus.ts';
import { useControlsValue, usePauseBanner, usePlayerValue } from '../player-context.ts';
import { useEscapeOrder } from '../use-escape-order.ts';
import { clickTarget } from './click-target.ts';

/** How a skin draws {@link PauseBanner}. */
export interface PauseBannerFace {
  classes: Readonly<
    Record<
      'root' | 'picture' | 'words' | 'law' | 'title' | 'text' | 'owner' | 'link' | 'close',
      string
    >
  >;
  /** Whether whose it is stands with the label, or at the foot. */
  law: 'together' | 'apart';
  /** Drawn after the words of the link. */
  linkSign: ReactNode;
  closeSign: ReactNode;
}

/** What the last break has left for a pause of the viewer. Look 2 §2 "Pause banner" */
export function PauseBanner({ face }: { face: PauseBannerFace }) {
  const banner = usePauseBanner();
  const box = useKeptFocus(banner !== undefined);
  return <div ref={box}>{banner && <Shown banner={banner} face={face} />}</div>;
}

/** Closes on escape, wherever the focus is; a panel or a dialog over it has the key first. */
function useEscape(onEscape: () => void): void {
  const isPanelOpen = useControlsValue(({ context }) => context.isPanelOpen);
  useEscapeOrder(
    !isPanelOpen,
    usePlayerValue(({ context }) => context.isFullscreen),
  );
  const heed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || isPanelOpen) return;
    if (target instanceof Element && target.closest('[role="dialog"]')) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => heed(event);
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}

function Shown({ banner, face }: { banner: Banner; face: PauseBannerFace }) {
  const t = useTranslate('player');
  const { classes } = face;
  const { title, text, advertiser, token } = banner;
  useEscape(banner.close);
  const label = t('player.ad');
  const tokenWords = token !== undefined && t('player.adToken', { token });
  const isTogether = face.law === 'together';
  return (
    <aside className={classes.root} aria-label={label} data-pause-banner>
      <p className={classes.law}>
        {label}
        {isTogether && advertiser !== undefined && `. ${advertiser}`}
        {isTogether && tokenWords && `, ${tokenWords}`}
      </p>
      <Creative banner={banner} className={classes.picture} />
      <div className={classes.words}>
        {title !== undefined && (
          <p className={classes.title} title={title}>
            {title}
          </p>
        )}
        {text !== undefined && <p className={classes.text}>{text}</p>}
        <MoreLink banner={banner} className={classes.link} sign={face.linkSign} />
      </div>
      {!isTogether && (
        <p className={classes.owner}>
          {advertiser !== undefined && <span>{advertiser}</span>}
          {tokenWords && <span>{tokenWords}</span>}
        </p>
      )}
      <ControlButton
        className={classes.close}
        name="pause_close"
        label={t('player.adClose')}
        onPress={banner.close}
      >
        {face.closeSign}
      </ControlButton>
    </aside>
  );
}

/** The picture, page or markup; what brought it draws it. */
function Creative({ banner, className }: { banner: Banner; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A picture that is too low for the banner shows none of it: then nothing is loaded, and no creative view is pinged.
    if (!place.current?.checkVisibility()) return undefined;
    return banner.mount(place.current);
  }, [banner]);
  return <div ref={place} className={className} />;
}

/** Leads to the advertiser in a new window; what brought the banner opens it and tells the ad server. */
function MoreLink({
  banner,
  className,
  sign,
}: {
  banner: Banner;
  className: string;
  sign: ReactNode;
}) {
  const t = useTranslate('player');
  const target = clickTarget(banner.clickUrl);
  if (!target) return null;
  return (
    <a
      className={className}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      data-player-button="pause_click"
      title={target.host}
      onClick={(event) => {
        event.preventDefault();
        banner.open();
      }}
    >
      <span>{t('player.adMore')}</span>
      {sign} <VisuallyHidden>{t('player.adNewWindow')}</VisuallyHidden>
    </a>
  );
}
