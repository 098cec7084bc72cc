import { useQuery } from '@tanstack/react-query';
import { bonusProgramsQuery } from '@foyer/client';
import { ActionRows } from '@foyer/screens/action-rows';
import { EntryRows } from '@foyer/screens/entry-rows';
import { ListNote } from '@foyer/screens/list-page';
import { sitePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { AskAgain } from '../personal/ask-again.tsx';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { bonusRow } from './bonus-words.ts';

/** The bonus programs, as the account stands with them, and the draw of the day. ROUTE-044 */
export function MyBonusesPage({ address }: Pick<PersonalData, 'address'>) {
  const { t } = usePersonalWords();
  return (
    <PersonalFrame path={sitePath('/my/bonuses')} address={address} heading={t('crumbs.bonuses')}>
      <Programs />
      <ActionRows
        rows={[
          {
            id: 'draw',
            title: t('my.bonuses.draw'),
            note: t('my.bonuses.draw_note'),
            icon: 'gift',
            href: sitePath('/my/random'),
          },
        ]}
      />
    </PersonalFrame>
  );
}

function Programs() {
  const words = usePersonalWords();
  const { t } = words;
  const programs = useQuery(bonusProgramsQuery(useClient()));
  if (!programs.data) return <AskAgain {...programs} />;
  const { items } = programs.data;
  if (items.length === 0) {
    return <ListNote heading={t('my.bonuses.empty')} text={t('my.bonuses.empty_text')} />;
  }
  return (
    <EntryRows
      label={t('crumbs.bonuses')}
      rows={items.map((program) => bonusRow(program, words))}
    />
  );
}
