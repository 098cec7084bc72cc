import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useIsHydrated } from '../../use-is-hydrated.ts';
import { again, note } from './start-note.css.ts';

/**
 * Says that the page's scripts did not come, and leads to the page once more. It is in the server's page and appears with
 * time, so that it needs none of them; a page that comes alive takes it away.
 */
export function StartNote() {
  const t = useTranslate();
  if (useIsHydrated()) return null;
  return (
    <p className={note}>
      {t('shell.missing')}{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page's own address, which needs no scripts */}
      <a className={again} href="">
        {t('shell.retry')}
      </a>
    </p>
  );
}
