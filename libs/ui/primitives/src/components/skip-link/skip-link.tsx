import { useTranslate } from '../../i18n/i18n-context.tsx';
import { link } from './skip-link.css.ts';

/** The first link of a page; leads past the navigation to the main part. */
export function SkipLink({ target }: { /** Id of the main part. */ target: string }) {
  const t = useTranslate();
  return (
    <a className={link} href={`#${target}`}>
      {t('shell.skip')}
    </a>
  );
}
