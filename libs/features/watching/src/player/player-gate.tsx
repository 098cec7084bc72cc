import type { PurchaseHint } from '@foyer/contract';
import type { PlaybackAccessView } from '@foyer/playback-access';
import type { BusyReason } from '@foyer/session';
import { useTranslate } from '@foyer/ui/i18n';
import { PlayerGateScreen } from '@foyer/screens/player-gate';
import { useLocation } from 'react-router';
import { signInHref } from '@foyer/site-map';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { useBusy } from '@foyer/page-runtime/shell/use-busy';
import { sell } from '@foyer/selling/sell';
import { backdropOf, type GatedTitle, type GateWords } from './gated-title.ts';
import type { TimeRefusal } from './viewing-time.tsx';

interface PlayerGateProps {
  step: Exclude<PlaybackAccessView['step'], 'granted' | TimeRefusal>;
  item: GatedTitle;
  /** As in `PlayerGateScreen`. */
  as?: 'main' | 'div' | undefined;
  /** @default 'gate', a film's */
  words?: GateWords;
  backHref: string;
  /** Given where asking again may help. */
  onRetry?: (() => void) | undefined;
  /** What gives the right to what is for sale. LIVE-007 */
  purchase?: PurchaseHint | undefined;
  /** In a page of another site nothing is bought. @default false */
  isEmbedded?: boolean;
  /** Where what is not there may be watched otherwise. */
  otherwise?: { title: string; href: string } | undefined;
}

/** Between the PIN and the film nothing may be cut off either. */
const busyReasons: Partial<Record<PlayerGateProps['step'], BusyReason>> = {
  opening: 'playback',
  pin: 'code',
};

/** What stands in the film's place until it may play. */
export function PlayerGate({
  step,
  item,
  as,
  words = 'gate',
  backHref,
  onRetry,
  purchase,
  isEmbedded = false,
  otherwise,
}: PlayerGateProps) {
  const t = useTranslate('player');
  useBusy(busyReasons[step]);
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const shell = useShell();
  const back = { title: t(`player.${words}.back`), href: backHref };
  const screen = { as, title: item.name, backdrop: backdropOf(item), back };
  switch (step) {
    case 'visitor':
      return (
        <PlayerGateScreen
          {...screen}
          text={t(`player.${words}.signIn`)}
          action={{ title: t('player.gate.signInAction'), href: signInHref(path) }}
        />
      );
    case 'forbidden':
      return (
        <PlayerGateScreen
          {...screen}
          text={t(`player.${words}.notAllowed`, { age: item.age_level.name })}
        />
      );
    case 'forSale': {
      const isArchive = words === 'channelGate' && purchase?.item_type === 'service';
      const buy =
        !isEmbedded &&
        shell &&
        purchase &&
        (() => sell(shell.tell, { type: purchase.item_type, id: purchase.item_id }));
      return (
        <PlayerGateScreen
          {...screen}
          text={t(isArchive ? 'player.channelGate.archiveForSale' : `player.${words}.forSale`)}
          {...(buy && { action: { title: t('player.gate.buy'), onPress: buy } })}
        />
      );
    }
    case 'unavailable':
      return (
        <PlayerGateScreen
          {...screen}
          text={t(`player.${words}.unavailable`)}
          {...(otherwise && { action: otherwise })}
        />
      );
    case 'failed':
      return (
        <PlayerGateScreen
          {...screen}
          text={t(`player.${words}.failed`)}
          {...(onRetry && { action: { title: t('player.gate.retry'), onPress: onRetry } })}
        />
      );
    case 'opening':
    case 'pin':
    case 'cancelled':
      return <PlayerGateScreen {...screen} isBusy={step === 'opening'} />;
  }
}
