import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import type { FooterProps } from './footer.types.ts';
import { column, draws, drawn } from '@foyer/ui/print/print.css';
import { Wordmark } from '@foyer/ui/print/wordmark';
import {
  colophon,
  columns,
  footer,
  group,
  heading,
  languages as languagesStyle,
  link,
  name,
  page,
} from './columns.css.ts';
import { FooterLanguages, useFooterGroups } from './footer-lists.tsx';

const linkStyle = `${link} ${draws}`;
const underlined = (text: string) => <span className={drawn}>{text}</span>;

/** The foot of the page: a heavy rule, the name, words in columns. */
export default function FooterColumns({ groups, languages, year }: FooterProps) {
  const t = useTranslate();
  const label = useLabel();
  const language = useLanguage();
  const shown = useFooterGroups(groups);

  return (
    <footer className={`${column} ${footer}`}>
      <div className={page}>
        <div>
          <span className={name}>
            <Wordmark />
          </span>
          <p className={colophon}>{t('print.colophon', { year, name: label.name[language] })}</p>
          <FooterLanguages
            languages={languages}
            className={languagesStyle}
            linkClassName={linkStyle}
            wrap={underlined}
          />
        </div>
        <nav className={columns} aria-label={t('shell.footer')}>
          {shown.map(({ title, links }) => (
            <div key={title} className={group}>
              <p className={heading}>{title}</p>
              <ul aria-label={title}>
                {links.map(({ id, title: text, ...rest }) => (
                  <li key={id}>
                    <a className={linkStyle} {...rest}>
                      {underlined(text)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
