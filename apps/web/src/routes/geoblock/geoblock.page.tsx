import { useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/screens/state-page';
import { UnlistedHead, type UnlistedHeadProps } from '@foyer/page-parts/unlisted/unlisted-head';

/** Says that the service may not be used here, and what to try. */
export function GeoblockPage({ address }: Pick<UnlistedHeadProps, 'address'>) {
  const t = useTranslate('screen');
  const heading = t('screen.geoblock.heading');
  return (
    <>
      <UnlistedHead title={heading} address={address} />
      <StatePage
        kind="error"
        heading={heading}
        text={t('screen.geoblock.text')}
        action={{ title: t('screen.geoblock.action'), href: '/' }}
      />
    </>
  );
}
