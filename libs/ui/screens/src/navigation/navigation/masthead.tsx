import { useTranslate } from '@foyer/ui/i18n';
import type { NavigationProps } from './navigation.types.ts';
import { Icon } from '@foyer/ui/icon';
import { Wordmark } from '@foyer/ui/print/wordmark';
import { Disclosure } from './disclosure.tsx';
import { MastheadDate } from './masthead-date.tsx';
import { MastheadMenu } from './masthead-menu.tsx';
import { MastheadViewer } from './masthead-viewer.tsx';
import {
  brandRow,
  date,
  masthead,
  name,
  onlyPage,
  onlyPhone,
  onlyWide,
  rules,
  sentinel,
  side,
  sideEnd,
  tool,
  tools,
  words,
  wordsLine,
  wordsRow,
} from './masthead.css.ts';
import { useIsStuck } from './use-is-stuck.ts';
import { WordsRow } from './words-row.tsx';

/** The head of a page of print: date, name, tools; a double rule; the sections in a row of words. */
export default function NavigationMasthead(props: NavigationProps) {
  const { currentPath, homeHref, searchHref, languages } = props;
  const t = useTranslate();
  const { ref, isStuck } = useIsStuck();
  const hasHome = props.items.some(({ href }) => href === homeHref);
  const home = { id: 'home', title: t('print.today'), href: homeHref };
  const items = hasHome ? props.items : [home, ...props.items];
  const language = languages.find(({ isCurrent }) => isCurrent);

  return (
    <>
      <div ref={ref} className={sentinel} />
      <header className={masthead} data-stuck={isStuck ? '' : undefined}>
        <div className={brandRow}>
          <MastheadMenu {...props} items={items} className={`${tool} ${onlyPhone}`} />
          <MastheadDate className={date} />
          <a className={name} href={homeHref}>
            <Wordmark />
          </a>
          <div className={tools}>
            <a className={tool} href={searchHref} aria-label={t('shell.search')}>
              <Icon name="search" />
              <span className={onlyWide}>{t('shell.search')}</span>
            </a>
            {language && (
              <div className={onlyPage}>
                <Disclosure
                  className={tool}
                  title={language.label.slice(0, 3)}
                  hasArrow={false}
                  label={`${language.label.slice(0, 3)}, ${t('shell.language')}`}
                  links={languages.map(({ code, label, ...link }) => ({
                    ...link,
                    id: code,
                    title: label,
                  }))}
                />
              </div>
            )}
            <MastheadViewer {...props} />
          </div>
        </div>
        <div className={rules} />
        <div className={wordsRow}>
          <div className={wordsLine}>
            <a className={side} href={homeHref} tabIndex={isStuck ? undefined : -1}>
              <Wordmark />
            </a>
            <div className={words}>
              <WordsRow items={items} currentPath={currentPath} />
            </div>
            <div className={`${side} ${sideEnd}`}>
              <a className={tool} href={searchHref} aria-label={t('shell.search')}>
                <Icon name="search" />
                <span className={onlyWide}>{t('shell.search')}</span>
              </a>
            </div>
          </div>
        </div>
      </header>
    </>
  );
}
