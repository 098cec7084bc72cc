import type { BonusProgram } from '@foyer/contract';
import { formatCount, type LanguageCode, type TextKey, type Translate } from '@foyer/ui/i18n';
import type { EntryRow } from '@foyer/screens/entry-rows';
import { bonusPath } from '@foyer/site-map';

/** Texts of the statuses that are known; others may come. BONUS-005 */
const statuses: Readonly<Record<string, TextKey>> = {
  not_registered: 'my.bonuses.status.not_registered',
  processing: 'my.bonuses.status.processing',
  active: 'my.bonuses.status.active',
  blocked: 'my.bonuses.status.blocked',
};

/** How the account stands with a program. BONUS-005 */
export const bonusStatus = ({ status }: Pick<BonusProgram, 'status'>, t: Translate): string =>
  t((Object.hasOwn(statuses, status) && statuses[status]) || 'my.bonuses.status.other');

/** The points of a program; nothing where the account has no balance in it. */
export const bonusPoints = (
  { balance }: Pick<BonusProgram, 'balance'>,
  { t, language }: { t: Translate; language: LanguageCode },
): string | undefined =>
  balance === undefined
    ? undefined
    : t('my.bonuses.points', { count: balance, shown: formatCount(balance, language) });

/** A program in the list of them. */
export const bonusRow = (
  program: BonusProgram,
  words: { t: Translate; language: LanguageCode },
): EntryRow => ({
  id: program.id,
  title: program.name,
  href: bonusPath(program.id),
  notes: [bonusStatus(program, words.t)],
  value: bonusPoints(program, words),
  picture: { image: program.image, shape: 'wide' },
});
