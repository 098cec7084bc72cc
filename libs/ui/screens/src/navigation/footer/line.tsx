import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import type { FooterProps } from './footer.types.ts';
import { FooterLanguages, useFooterGroups } from './footer-lists.tsx';
import { footer, group, link, links, list, words } from './line.css.ts';

/** The footer as lines of links under a hairline; the groups are told apart by a wider gap. */
export default function LineFooter({ groups, languages, year }: FooterProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { name } = useLabel();
  const shown = useFooterGroups(groups);
  return (
    <footer className={footer}>
      <nav className={links} aria-label={t('shell.footer')}>
        {shown.map(({ title, links: entries }) => (
          <ul key={title} className={`${list} ${group}`} aria-label={title}>
            {entries.map(({ id, title: text, ...rest }) => (
              <li key={id}>
                <a className={link} {...rest}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={words}>
        <p>{`© ${year} ${name[language]}`}</p>
        <p>{t('shell.demo')}</p>
        <FooterLanguages languages={languages} className={list} linkClassName={link} />
      </div>
    </footer>
  );
}
