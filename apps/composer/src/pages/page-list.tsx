import { useState } from 'react';
import { type Language, LANGUAGES, type PageSummary } from '@foyer/contract';
import { Button, IconButton } from '../parts/button.tsx';
import { input, quiet } from '../parts/controls.css.ts';
import { Message } from '../parts/message.tsx';
import { Segmented } from '../parts/segmented.tsx';
import { type Session, signOut } from '../session/session-calls.ts';
import { languageNames } from '../texts/language-names.ts';
import { useTexts } from '../texts/texts.tsx';
import { zoneDate } from '../workbench/moscow-time.ts';
import { NewPage } from './new-page.tsx';
import * as css from './page-list.css.ts';
import { usePages } from './use-pages.ts';

interface PageListProps {
  session: Session;
  onOpen: (alias: string) => void;
  onLanguage: (language: Language) => void;
  onSignedOut: () => void;
}

/** Every page, found by its address, and the way to a new one. */
export function PageList({ session, onOpen, onLanguage, onSignedOut }: PageListProps) {
  const { t, language } = useTexts();
  const { pages, load } = usePages();
  const [search, setSearch] = useState('');
  const [isMaking, setIsMaking] = useState(false);
  const found = pages.items.filter(({ alias }) => alias.includes(search.trim().toLowerCase()));

  return (
    <main className={css.place}>
      <div className={css.head}>
        <h1 className={css.title}>{t('pages.title')}</h1>
        <Segmented
          name={t('canvas.language')}
          options={LANGUAGES.map((value) => ({ value, text: languageNames[value] }))}
          value={language}
          onChange={onLanguage}
        />
        {session.editor.role !== 'viewer' && (
          <Button icon="plus" look="main" onClick={() => setIsMaking(true)}>
            {t('pages.create')}
          </Button>
        )}
        {session.can_sign_out && (
          <IconButton
            icon="leave"
            name={t('session.leave')}
            onClick={() => void signOut().then(onSignedOut)}
          />
        )}
      </div>
      <input
        className={input}
        type="search"
        aria-label={t('pages.search')}
        placeholder={t('pages.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {pages.status === 'loading' && <Message text={t('app.loading')} />}
      {pages.status === 'failed' && (
        <Message text={t('app.failed')} action={{ name: t('app.retry'), run: load }} />
      )}
      {pages.status === 'loaded' && found.length === 0 && <Message text={t('pages.none')} />}
      <ul className={css.rows}>
        {found.map((page) => (
          <PageRow key={page.alias} page={page} onOpen={onOpen} />
        ))}
      </ul>
      {isMaking && (
        <NewPage pages={pages.items} onMade={onOpen} onClose={() => setIsMaking(false)} />
      )}
    </main>
  );
}

function PageRow({ page, onOpen }: { page: PageSummary; onOpen: (alias: string) => void }) {
  const { t, tag } = useTexts();
  const time = zoneDate(tag)(Date.parse(page.edited_at));
  return (
    <li>
      <button type="button" className={css.row} onClick={() => onOpen(page.alias)}>
        <span className={css.alias}>/{page.alias}</span>
        <span>
          {page.live ? t('pages.live', { number: page.live.number }) : t('pages.notLive')}
        </span>
        <span className={quiet}>{t('pages.edited', { name: page.edited_by, time })}</span>
      </button>
    </li>
  );
}
