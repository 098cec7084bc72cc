import { useQuery } from '@tanstack/react-query';
import { certificateOffersQuery } from '@foyer/client';
import { money } from '@foyer/purchase-options/words';
import { EntryRows } from '@foyer/ui/entry-rows';
import { PersonalSection } from '@foyer/ui/personal-page';
import { useClient } from '../../document/client-context.ts';
import { useShellAct } from '../../late/use-shell-act.ts';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { PersonalList } from '../personal/personal-list.tsx';
import { sell } from '../../rights/sell.ts';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { certificateList } from './certificate-list.ts';
import { certificateRow } from './certificate-row.ts';

const path = '/my/certificates';

/** The gift certificates of the account, and those on sale. ROUTE-054 */
export function MyCertificatesPage({ address, number }: PersonalData) {
  const words = usePersonalWords();
  const { t } = words;
  const mine = t('my.certificates.mine');
  return (
    <PersonalFrame path={path} address={address} heading={t('crumbs.certificates')}>
      <PersonalSection heading={mine}>
        <PersonalList
          label={mine}
          list={certificateList(useClient(), number)}
          path={path}
          rowsOf={(certificates) =>
            certificates.map((certificate) => certificateRow(certificate, words))
          }
          empty={{ heading: t('my.certificates.empty'), text: t('my.certificates.empty_text') }}
        />
      </PersonalSection>
      <Offers />
    </PersonalFrame>
  );
}

/** The certificates that can be bought; nothing where there are none. */
function Offers() {
  const { t, language } = usePersonalWords();
  const act = useShellAct();
  const { data } = useQuery(certificateOffersQuery(useClient()));
  if (!data || data.items.length === 0) return null;
  const heading = t('my.certificates.offers');
  return (
    <PersonalSection heading={heading}>
      <EntryRows
        label={heading}
        rows={data.items.map(({ id, name, image, amount, currency }) => ({
          id,
          title: name,
          value: money(amount, currency, language),
          picture: { image, shape: 'wide' },
          action: {
            title: t('my.certificates.buy'),
            name: t('my.certificates.buy_named', { name }),
            onPress: () => act(({ tell }) => sell(tell, { id, type: 'certificate' })),
          },
        }))}
      />
    </PersonalSection>
  );
}
