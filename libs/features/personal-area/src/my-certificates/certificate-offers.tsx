import { useQuery } from '@tanstack/react-query';
import { certificateOffersQuery } from '@foyer/client';
import { money } from '@foyer/purchase-options/words';
import { EntryRows } from '@foyer/screens/entry-rows';
import { PersonalSection } from '@foyer/screens/personal-page';
import { loadPatiently } from '@foyer/ui/variants';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { usePersonalWords } from '../personal/use-personal-words.ts';

/** Few who look at the list buy. */
async function buy(shell: Shell, id: string): Promise<void> {
  const { buyGift } = await loadPatiently(() => import('@foyer/selling/buy-gift'));
  return buyGift(shell, id);
}

/** The certificates that can be bought; nothing where there are none. */
export function CertificateOffers() {
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
            onPress: () => act((shell) => void buy(shell, id)),
          },
        }))}
      />
    </PersonalSection>
  );
}
