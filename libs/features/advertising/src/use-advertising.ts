import { useQueryClient } from '@tanstack/react-query';
import type { EventCode } from '@foyer/contract';
import type { PlayerProps } from '@foyer/player/ui';
import { useTranslate } from '@foyer/ui/i18n';
import { useEffect, useState } from 'react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { isPathUnder } from '@foyer/page-runtime/page/path-under';
import { listenForEvents } from '@foyer/page-runtime/shell/heard-events';
import { knownUser } from '@foyer/page-runtime/shell/watch-user';
import { createAdRights, type HasAds } from './ad-rights.ts';

/** What a `Player` is given to show advertisements; empty where it shows none. */
export type AdvertisingProps = Pick<PlayerProps, 'playBreak' | 'prepareAds'>;

/** What may give a viewer the right to watch without advertising, here or on another device. */
const gains: ReadonlySet<EventCode> = new Set([
  'sync_purchases',
  'sync_purchase',
  'promocode_activated',
]);

const loadBreaks = () => import('./page-breaks.ts');

/**
 * Advertisements of the page's player: none where the label has no ad server, or the operator keeps the path free of them.
 * What plays them is loaded when a playback has a slot. START-032, ENGINE-023
 *
 * @param hasAds - Asked when something was bought while the title plays.
 */
export function useAdvertising(hasAds: HasAds): AdvertisingProps {
  const t = useTranslate();
  const client = useClient();
  const queryClient = useQueryClient();
  const { advertising, externalAdsExemptions } = usePageConfig().site;
  const [rights] = useState(createAdRights);
  useEffect(
    () =>
      listenForEvents(({ event_code: code }) => {
        if (gains.has(code)) rights.doubt();
      }),
    [rights],
  );
  const isExempt =
    typeof window !== 'undefined' && isPathUnder(window.location.pathname, externalAdsExemptions);
  if (!advertising || isExempt) return {};
  const isChild = () => knownUser({ client, queryClient })?.profile?.is_child === true;
  const breaks = async () =>
    (await loadBreaks()).pageBreaks({
      ...advertising,
      isChild,
      frameTitle: t('card.advertisement'),
    });
  return {
    playBreak: async (...asked) => rights.guard((await breaks()).playBreak, hasAds)(...asked),
    prepareAds: async (signal) => (await breaks()).prepare(signal),
  };
}
