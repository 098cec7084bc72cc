import { useLanguage, useTranslate } from '../../i18n/i18n-context.tsx';
import { useLabel } from '../../theme/label-context.tsx';
import type { FooterProps } from '../component.types.ts';
import { column, draws, drawn } from '../print/print.css.ts';
import { Wordmark } from '../print/wordmark.tsx';
import {
  cell,
  colophon,
  columns,
  footer,
  languages as languagesStyle,
  link,
  name,
  page,
} from './columns.css.ts';

/** The foot of the page: a heavy rule, the name, words in columns. */
export default function FooterColumns({ links, languages, year }: FooterProps) {
  const t = useTranslate();
  const label = useLabel();
  const language = useLanguage();
  const phoneHref = `tel:${label.supportPhone.replace(/[^\d+]/gu, '')}`;

  return (
    <footer className={`${column} ${footer}`}>
      <div className={page}>
        <div>
          <span className={name}>
            <Wordmark />
          </span>
          <p className={colophon}>{t('print.colophon', { year, name: label.name[language] })}</p>
          <ul className={languagesStyle}>
            {languages.map(({ code, label: text, tag, href, isCurrent }) => (
              <li key={code}>
                <a
                  className={`${link} ${draws}`}
                  href={href}
                  lang={tag}
                  hrefLang={tag}
                  aria-current={isCurrent ? 'true' : undefined}
                >
                  <span className={drawn}>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={t('shell.footer')}>
          <ul className={columns}>
            {links.map(({ id, title, href }) => (
              <li key={id} className={cell}>
                <a className={`${link} ${draws}`} href={href}>
                  <span className={drawn}>{title}</span>
                </a>
              </li>
            ))}
            <li className={cell}>
              <a className={`${link} ${draws}`} href={phoneHref}>
                <span className={drawn}>{label.supportPhone}</span>
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
