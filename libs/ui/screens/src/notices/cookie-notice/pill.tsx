import { useTranslate } from '@foyer/ui/i18n';
import { action } from '@foyer/ui/action-link';
import { useFootRoom } from '@foyer/ui/use-foot-room';
import type { CookieNoticeProps } from './cookie-notice.types.ts';
import { more, notice, words } from './pill.css.ts';

/** The notice as a rounded card. */
export default function CookieNoticePill({ onAccept, policyHref = '/docs' }: CookieNoticeProps) {
  const t = useTranslate('component');
  return (
    <section
      ref={useFootRoom()}
      className={notice}
      aria-label={t('component.cookie_notice.region')}
    >
      <p className={words}>
        {t('component.cookie_notice.text')}{' '}
        <a className={more} href={policyHref}>
          {t('component.cookie_notice.more')}
        </a>
      </p>
      <button
        type="button"
        className={action({ look: 'plain', size: 'compact' })}
        onClick={onAccept}
      >
        {t('component.cookie_notice.accept')}
      </button>
    </section>
  );
}
