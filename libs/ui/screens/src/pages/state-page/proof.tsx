import { useTranslate } from '@foyer/ui/i18n';
import type { StatePageProps } from './state-page.types.ts';
import { wordBucket } from '@foyer/ui/print/fit';
import { column, draws, drawn, inkButton, kicker, word } from '@foyer/ui/print/print.css';
import {
  action as actionStyle,
  advice,
  code as codeStyle,
  foot,
  head,
  heading as headingStyle,
  instead,
  room,
  sheet,
  suggestion,
} from './proof.css.ts';

/** A proof sheet that never went to print: one large sentence, advice in italic, the way on. */
export default function StatePageProof({
  kind,
  heading,
  text,
  code,
  action,
  home,
  suggestions = [],
}: StatePageProps) {
  const t = useTranslate('state');
  const sentence = heading ?? t(`state.${kind}.torn`);
  return (
    <div className={`${column} ${room}`}>
      <div className={`${sheet} ${head}`}>
        <h1 className={headingStyle} data-word={wordBucket(sentence)}>
          {sentence}
        </h1>
        <p className={advice}>{text ?? t(`state.${kind}.text`)}</p>
        {code !== undefined && <p className={codeStyle}>{t('page.error.code', { code })}</p>}
        <p className={actionStyle}>
          <a
            className={inkButton}
            href={action?.href ?? '/'}
            // The whole document: what has been loaded of the site says that there is nothing.
            data-document={kind === 'opening' ? '' : undefined}
          >
            {action?.title ?? t(`state.${kind}.action`)}
          </a>
          {home && (
            <a className={word} href={home.href}>
              {home.title}
            </a>
          )}
        </p>
        {suggestions.length > 0 && (
          <nav className={instead} aria-label={t('state.readInstead')}>
            <p className={kicker}>{t('state.readInstead')}</p>
            <ul>
              {suggestions.slice(0, 3).map(({ title, href }) => (
                <li key={href}>
                  <a className={`${suggestion} ${draws}`} href={href}>
                    <span className={drawn}>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={foot} />
      </div>
    </div>
  );
}
