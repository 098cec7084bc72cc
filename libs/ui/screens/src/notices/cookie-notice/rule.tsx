import { useTranslate } from '@foyer/ui/i18n';
import { useFootRoom } from '@foyer/ui/use-foot-room';
import type { CookieNoticeProps } from './cookie-notice.types.ts';
import { accept, line, more, notice, words } from './rule.css.ts';

/** The notice as a line of text at the window's bottom edge. */
export default function CookieNoticeRule({ onAccept, policyHref = '/docs' }: CookieNoticeProps) {
  const t = useTranslate('component');
  return (
    <section
      ref={useFootRoom()}
      className={notice}
      aria-label={t('component.cookie_notice.region')}
    >
      <div className={line}>
        <p className={words}>
          {t('component.cookie_notice.text')}{' '}
          <a className={more} href={policyHref}>
            {t('component.cookie_notice.more')}
          </a>
        </p>
        <button type="button" className={accept} onClick={onAccept}>
          {t('component.cookie_notice.accept')}
        </button>
      </div>
    </section>
  );
}
