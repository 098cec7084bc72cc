import { languageTags } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/i18n-context.tsx';
import { useLabel } from '../../theme/label-context.tsx';
import { Logo } from '../logo/index.ts';
import { Wordmark } from '../print/wordmark.tsx';
import { header, home, headerOnPaper } from './bare-header.css.ts';

/** The way home from a page without menu and footer, such as sign-in. */
export function BareHeader({ homeHref }: { homeHref: string }) {
  const language = useLanguage();
  const { name, variants } = useLabel();
  const isPaper = variants.cards === 'print';
  return (
    <header className={isPaper ? headerOnPaper : header}>
      <a className={home} href={homeHref} aria-label={name[language]} lang={languageTags[language]}>
        {isPaper ? <Wordmark /> : <Logo />}
      </a>
    </header>
  );
}
