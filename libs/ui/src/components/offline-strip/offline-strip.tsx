import { Suspense } from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon/index.ts';
import { place, strip } from './offline-strip.css.ts';
import { useIsOffline } from './use-is-offline.ts';

/**
 * Says that there is no connection, as long as there is none; the page stays. Load it while there is one: offline it
 * could not come.
 */
export function OfflineStrip() {
  const t = useTranslate('state');
  const isOffline = useIsOffline();
  return (
    <output className={place}>
      {isOffline && (
        <span className={strip}>
          {/* The words do not wait for the sign, which may never come. */}
          <Suspense>
            <Icon name="warning" size={20} />
          </Suspense>
          {t('state.offline')}
        </span>
      )}
    </output>
  );
}
