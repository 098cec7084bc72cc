import { useLanguage, useTranslate } from '../../i18n/i18n-context.tsx';
import { useLabel } from '../../theme/label-context.tsx';
import type { FooterProps } from '../component.types.ts';
import { endList, footer, link, links, list, words } from './line.css.ts';

/** The footer as one line of links under a hairline. */
export default function LineFooter(props: FooterProps) {
  const t = useTranslate();
  const { name, supportPhone } = useLabel();
  return (
    <footer className={footer}>
      <div className={words}>
        <p>{`© ${props.year} ${name[useLanguage()]}`}</p>
        <p>{t('shell.demo')}</p>
        <ul className={list} aria-label={t('shell.language')}>
          {props.languages.map(({ code, label, tag, href, isCurrent }) => (
            <li key={code}>
              <a
                className={link}
                href={href}
                lang={tag}
                hrefLang={tag}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <nav className={links} aria-label={t('shell.footer')}>
        <ul className={`${list} ${endList}`}>
          {props.links.map(({ id, title, href }) => (
            <li key={id}>
              <a className={link} href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a
        className={link}
        href={`tel:${supportPhone.replace(/[^\d+]/gu, '')}`}
        aria-label={`${t('shell.supportPhone')}: ${supportPhone}`}
      >
        {supportPhone}
      </a>
    </footer>
  );
}
