import { useQuery } from '@tanstack/react-query';
import { bonusProgramQuery } from '@foyer/client';
import { Button } from '@foyer/ui/button';
import { EntryRows, type EntryRow } from '@foyer/screens/entry-rows';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/screens/personal-page';
import { bonusPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { bonusPoints, bonusStatus } from '../my-bonuses/bonus-words.ts';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';

/** Props of {@link MyBonusPage}. */
export interface MyBonusPageProps extends Pick<PersonalData, 'address'> {
  /** Of the program. */
  id: string;
}

/** A bonus program: what it is, how the account stands with it and may join it, its terms. ROUTE-045, BONUS-005 */
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
        {program.actions.includes('register') && <Join programId={id} />}
      </PersonalSection>
      <PersonalSection heading={t('my.bonuses.terms')}>
        <p>{terms}</p>
      </PersonalSection>
    </PersonalFrame>
  );
}

/** The way into a program that takes the account in. BONUS-006 */
function Join({ programId }: { programId: string }) {
  const t = useTranslate('bank_card');
  const act = useShellAct();
  const request = { id: 'bonus', name: 'bonus', data: { programId } };
  return (
    <div>
      <Button onPress={() => act(({ tell }) => tell('modal', { type: 'modal.open', request }))}>
        {t('bank_card.payment.join')}
      </Button>
    </div>
  );
}
