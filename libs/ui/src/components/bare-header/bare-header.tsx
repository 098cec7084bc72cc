import { languageTags } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/i18n-context.tsx';
import { useLabel } from '../../theme/label-context.tsx';
import { Logo } from '../logo/index.ts';
import { header, home } from './bare-header.css.ts';

/** The way home from a page without menu and footer, such as sign-in. */
export function BareHeader({ homeHref }: { homeHref: string }) {
  const language = useLanguage();
  return (
    <header className={header}>
      <a
        className={home}
        href={homeHref}
        aria-label={useLabel().name[language]}
        lang={languageTags[language]}
      >
        <Logo />
      </a>
    </header>
  );
}
