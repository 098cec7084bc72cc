import { useTranslate } from '../../i18n/i18n-context.tsx';
import { action } from '../action-link/action-link.css.ts';
import { useFootRoom } from '../../use-foot-room.ts';
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
