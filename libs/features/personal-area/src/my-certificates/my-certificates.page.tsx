import { LoadingLine } from '@foyer/ui/loading-line';
import { PersonalSection } from '@foyer/screens/personal-page';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense } from 'react';
import { certificatesPath, giftPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { PersonalList } from '../personal/personal-list.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { certificateList } from './certificate-list.ts';
import { CertificateOffers } from './certificate-offers.tsx';
import { certificateRow } from './certificate-row.ts';

/** Who looks at the list shows no code. */
const CertificateGift = lazyPart(
  async () => (await import('./certificate-gift.tsx')).CertificateGift,
);

/** Props of {@link MyCertificatesPage}. */
export interface MyCertificatesPageProps extends PersonalData {
  /** Id of the one that is shown with its code, in place of the list. */
  gift: string | undefined;
}

/** The gift certificates of the account, and those on sale; or one of them with its code. ROUTE-054 */
export function MyCertificatesPage({ address, number, gift }: MyCertificatesPageProps) {
  const { t } = usePersonalWords();
  return (
    <PersonalFrame path={certificatesPath} address={address} heading={t('crumbs.certificates')}>
      {gift === undefined ? <Certificates number={number} /> : <Gift id={gift} />}
    </PersonalFrame>
  );
}

function Certificates({ number }: Pick<PersonalData, 'number'>) {
  const words = usePersonalWords();
  const { t } = words;
  const act = useShellAct();
  const show = (id: string) => act(({ goTo }) => goTo(giftPath(id)));
  const mine = t('my.certificates.mine');
  return (
    <>
      <PersonalSection heading={mine}>
        <PersonalList
          label={mine}
          list={certificateList(useClient(), number)}
          path={certificatesPath}
          rowsOf={(certificates) =>
            certificates.map((certificate) => certificateRow(certificate, words, show))
          }
          empty={{ heading: t('my.certificates.empty'), text: t('my.certificates.empty_text') }}
        />
      </PersonalSection>
      <CertificateOffers />
    </>
  );
}

/** Comes with the flows of the page, which may ask for the PIN; the server shows no code. */
function Gift({ id }: { id: string }) {
  const shell = useShell();
  if (!shell) return <LoadingLine />;
  return (
    <Suspense fallback={<LoadingLine />}>
      <CertificateGift key={id} id={id} />
    </Suspense>
  );
}
