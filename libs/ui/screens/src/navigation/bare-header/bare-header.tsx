import { languageTags } from '@foyer/ui/languages';
import { useLanguage } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { Logo } from '@foyer/ui/logo';
import { Wordmark } from '@foyer/ui/print/wordmark';
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
