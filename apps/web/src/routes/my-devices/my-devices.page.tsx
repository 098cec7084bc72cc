import { useTranslate } from '@foyer/ui/i18n';
import { LoadingLine } from '@foyer/ui/loading-line';
import { PageCrumbs } from '@foyer/ui/page-crumbs';
import { PersonalPage } from '@foyer/ui/personal-page';
import { loadPatiently } from '@foyer/ui/variants';
import { lazy, Suspense } from 'react';
import { useShell } from '../../shell/shell-store.ts';
import { UnlistedHead, type UnlistedHeadProps } from '../unlisted/unlisted-head.tsx';

/** Comes with the flows, not with the page. */
const AccountDevices = lazy(async () => ({
  default: (await loadPatiently(() => import('./account-devices.tsx'))).AccountDevices,
}));

/** The devices that are signed in to the account, and the way to remove them. DEV-001, DEV-007 */
export function MyDevicesPage({ address }: Pick<UnlistedHeadProps, 'address'>) {
  const t = useTranslate('crumbs');
  const shell = useShell();
  const title = t('crumbs.devices');
  return (
    <>
      <UnlistedHead title={title} address={address} />
      <PageCrumbs path="/my/devices" />
      <PersonalPage heading={title}>
        {shell ? (
          <Suspense fallback={<LoadingLine />}>
            <AccountDevices shell={shell} />
          </Suspense>
        ) : (
          <LoadingLine />
        )}
      </PersonalPage>
    </>
  );
}
