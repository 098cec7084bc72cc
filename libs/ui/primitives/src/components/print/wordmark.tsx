import { useLanguage } from '../../i18n/i18n-context.tsx';
import { languageTags } from '../../i18n/languages.ts';
import { useLabel } from '../../theme/label-context.tsx';
import { stop, wordmark } from './wordmark.css.ts';

/** The label's name with its green full stop. Takes its size from what it stands in. */
export function Wordmark() {
  const language = useLanguage();
  return (
    <span className={wordmark} lang={languageTags[language]}>
      {useLabel().name[language]}
      <span className={stop} aria-hidden="true">
        .
      </span>
    </span>
  );
}
