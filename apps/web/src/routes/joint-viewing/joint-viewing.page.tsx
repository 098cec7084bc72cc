import { useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/screens/state-page';
import { UnlistedHead, type UnlistedHeadProps } from '@foyer/page-parts/unlisted/unlisted-head';

/** Stands for the moment in which the flow `promo-access` joins the viewing that the address names. QUERY-020 */
export function JointViewingPage({ address }: Pick<UnlistedHeadProps, 'address'>) {
  const t = useTranslate('screen');
  const heading = t('screen.jointViewing.heading');
  return (
    <>
      <UnlistedHead title={heading} address={address} />
      <StatePage
        kind="empty"
        heading={heading}
        text={t('screen.jointViewing.text')}
        action={{ title: t('screen.jointViewing.action'), href: '/' }}
      />
    </>
  );
}
