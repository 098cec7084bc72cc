import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { ActionLink } from '@foyer/ui/action-link';
import { useFootRoom } from '@foyer/ui/use-foot-room';
import { Icon } from '@foyer/ui/icon';
import { Mark } from '@foyer/ui/logo';
import { banner, close, line, open, sign, title } from './app-banner.css.ts';

/** Props of {@link AppBanner}. */
export interface AppBannerProps {
  /** The app's page in a store. APPBAN-010 */
  storeHref: string;
  /** The reader wants no app; whoever shows the banner remembers it. APPBAN-009 */
  onClose: () => void;
  /** Stands below the page's top bar, where a page has its words and controls at its foot. @default false */
  isAtTop?: boolean;
}

/**
 * Offers the app on a phone, over the page's foot or top; takes no focus and blocks nothing. It stands where the cookie notice
 * stands, so show one at a time. APPBAN-001
 */
export function AppBanner({ storeHref, onClose, isAtTop = false }: AppBannerProps) {
  const t = useTranslate('component');
  const name = useLabel().name[useLanguage()];
  return (
    <section
      ref={useFootRoom()}
      className={banner}
      data-place={isAtTop ? 'top' : 'foot'}
      aria-label={t('component.app_banner.region')}
    >
      <span className={sign}>
        <Mark />
      </span>
      <div>
        <p className={title}>{t('component.app_banner.title', { name })}</p>
        <p className={line}>{t('component.app_banner.text')}</p>
      </div>
      <button
        type="button"
        className={close}
        aria-label={t('component.app_banner.close')}
        onClick={onClose}
      >
        <Icon name="close" size={20} />
      </button>
      <ActionLink className={open} href={storeHref} size="compact">
        {t('component.app_banner.open')}
      </ActionLink>
    </section>
  );
}
