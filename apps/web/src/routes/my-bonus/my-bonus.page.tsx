import { useQuery } from '@tanstack/react-query';
import { bonusProgramQuery } from '@foyer/client';
import { EntryRows, type EntryRow } from '@foyer/ui/entry-rows';
import { PersonalSection } from '@foyer/ui/personal-page';
import { useClient } from '../../document/client-context.ts';
import { bonusPath, bonusPoints, bonusStatus } from '../my-bonuses/bonus-words.ts';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';

/** Props of {@link MyBonusPage}. */
export interface MyBonusPageProps extends Pick<PersonalData, 'address'> {
  /** Of the program. */
  id: string;
}

/** A bonus program: what it is, how the account stands with it, its terms. ROUTE-045, BONUS-005 */
export function MyBonusPage({ id, address }: MyBonusPageProps) {
  const words = usePersonalWords();
  const { t } = words;
  const { data: program } = useQuery(bonusProgramQuery(useClient(), id));
  if (!program) return null;
  const { name, description, activation_terms: terms, login } = program;
  const facts: readonly (readonly [id: string, title: string, value: string | undefined])[] = [
    ['state', t('my.bonuses.state'), bonusStatus(program, t)],
    ['balance', t('my.bonuses.balance'), bonusPoints(program, words)],
    ['login', t('my.bonuses.login'), login],
  ];
  const rows: readonly EntryRow[] = facts.flatMap(([fact, title, value]) =>
    value === undefined ? [] : [{ id: fact, title, value }],
  );
  return (
    <PersonalFrame
      path={bonusPath(id)}
      crumb={name}
      address={address}
      heading={name}
      lead={description}
    >
      <PersonalSection heading={t('my.bonuses.standing')}>
        <EntryRows label={t('my.bonuses.standing')} rows={rows} />
      </PersonalSection>
      <PersonalSection heading={t('my.bonuses.terms')}>
        <p>{terms}</p>
      </PersonalSection>
    </PersonalFrame>
  );
}
