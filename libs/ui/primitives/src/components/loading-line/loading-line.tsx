import { useTranslate } from '../../i18n/i18n-context.tsx';
import { line } from './loading-line.css.ts';

/** Something is on its way, nobody knows how long: a line over the upper edge of the window. */
export function LoadingLine() {
  const t = useTranslate();
  return <progress className={line} aria-label={t('shell.loading')} />;
}
