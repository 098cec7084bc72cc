import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bonusDrawQuery, drawBonus } from '@foyer/client';
import type { BonusDraw } from '@foyer/contract';
import { ConsentPage } from '@foyer/screens/consent-page';
import { formatTime } from '@foyer/screens/guide';
import { formatDate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/screens/state-page';
import { useNavigate } from 'react-router';
import { sitePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { UnlistedHead } from '@foyer/page-parts/unlisted/unlisted-head';
import type { PersonalWords } from '../personal/account-date.ts';
import type { PersonalData } from '../personal/load-personal.ts';
import { usePersonalWords } from '../personal/use-personal-words.ts';

const leave = sitePath('/my/bonuses');
const millisecondsPerSecond = 1000;

/** The draw of the day: one press, and what it brought. It fills the window. ROUTE-046 */
export function MyRandomPage({ address }: Pick<PersonalData, 'address'>) {
  const words = usePersonalWords();
  const { t } = words;
  const heading = t('my.draw.heading');
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const query = bonusDrawQuery(client);
  const { data } = useQuery(query);
  const draw = useMutation({
    mutationFn: () => drawBonus(client),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  });
  return (
    <>
      <UnlistedHead title={heading} address={address} />
      {data && !data.is_available ? (
        <main>
          <StatePage
            kind="empty"
            heading={data.prize ? t('my.draw.won', { title: data.prize.title }) : heading}
            text={drawWords(data, words)}
            action={{ title: t('my.draw.leave'), href: leave }}
          />
        </main>
      ) : (
        <ConsentPage
          heading={heading}
          text={draw.isError ? t('my.draw.failed') : t('my.draw.text')}
          confirm={{ title: t('my.draw.submit'), onPress: () => draw.mutate() }}
          cancel={{ title: t('my.draw.leave'), onPress: () => void navigate(leave) }}
          isPending={draw.isPending}
        />
      )}
    </>
  );
}

/** What the prize is, and when the next draw may be made. */
function drawWords(
  { prize, next_at: next }: Pick<BonusDraw, 'prize' | 'next_at'>,
  { t, language, timeZone }: PersonalWords,
): string {
  const at = next === undefined ? undefined : new Date(next);
  const nextWords =
    at &&
    t('my.draw.next', {
      date: formatDate(at, language, { timeZone }),
      time: formatTime(at.getTime() / millisecondsPerSecond, timeZone),
    });
  return [prize?.description, nextWords].filter(Boolean).join(' ');
}
