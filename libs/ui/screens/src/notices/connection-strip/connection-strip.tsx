import { Suspense, useSyncExternalStore } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { askForCode, listenForMissingCode, missingRounds } from '@foyer/ui/missing-code';
import { Icon } from '@foyer/ui/icon';
import { again, place, strip } from './connection-strip.css.ts';
import { useIsOffline } from './use-is-offline.ts';

/** What did not come so often although there is a connection is gone, as after a new version was put out. */
const GONE_AFTER = 2;

/** Props of {@link ConnectionStrip}. */
export interface ConnectionStripProps {
  /** Loads the document again at the same place, with the code that is served by now. */
  onReload: () => void;
}

/**
 * Says that there is no connection, or that a part of the page did not come, as long as that is so; the page stays. It
 * must come with the page: when it is needed it could not be loaded.
 */
export function ConnectionStrip({ onReload }: ConnectionStripProps) {
  const t = useTranslate();
  const isOffline = useIsOffline();
  const rounds = useSyncExternalStore(listenForMissingCode, missingRounds, () => 0);
  const isMissing = !isOffline && rounds > 0;
  return (
    <output className={place}>
      {(isOffline || isMissing) && (
        <span className={strip}>
          {/* The words do not wait for the sign, which may never come. */}
          <Suspense>
            <Icon name="warning" size={20} />
          </Suspense>
          {t(isMissing ? 'shell.missing' : 'shell.offline')}
          {isMissing && (
            <button
              type="button"
              className={again}
              onClick={rounds > GONE_AFTER ? onReload : askForCode}
            >
              {t('shell.retry')}
            </button>
          )}
        </span>
      )}
    </output>
  );
}
