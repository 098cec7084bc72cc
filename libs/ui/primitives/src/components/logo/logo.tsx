import { languageTags } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/i18n-context.tsx';
import { useLabel } from '../../theme/label-context.tsx';
import { Mark } from './mark.tsx';
import { logo, word } from './logo.css.ts';

/** Mark and name of the label, as on a dialog or a phone's top bar. */
export function Logo() {
  const language = useLanguage();
  return (
    <span className={logo}>
      <Mark />
      <span className={word} lang={languageTags[language]}>
        {useLabel().name[language]}
      </span>
    </span>
  );
}
