import type { MediaItem } from '@foyer/contract';
import type { PlaybackAccessView } from '@foyer/playback-access';
import type { BusyReason } from '@foyer/session';
import { useTranslate } from '@foyer/ui/i18n';
import { PlayerGateScreen } from '@foyer/ui/player-gate';
import { useLocation } from 'react-router';
import { useBusy } from '../../shell/views/use-busy.ts';
import { signInHref } from '../sign-in/sign-in-href.ts';
import type { TimeRefusal } from './viewing-time.tsx';

interface PlayerGateProps {
  step: Exclude<PlaybackAccessView['step'], 'granted' | TimeRefusal>;
  item: MediaItem;
  backHref: string;
  onRetry: () => void;
}

/** Between the PIN and the film nothing may be cut off either. */
const busyReasons: Partial<Record<PlayerGateProps['step'], BusyReason>> = {
  opening: 'playback',
  pin: 'code',
};

/** What stands in the film's place until it may play. */
export function PlayerGate({ step, item, backHref, onRetry }: PlayerGateProps) {
  const t = useTranslate('player');
  useBusy(busyReasons[step]);
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const back = { title: t('player.gate.toFilm'), href: backHref };
  const [backdrop = item.poster] = item.screenshots;
  const screen = { title: item.name, backdrop, back };
  switch (step) {
    case 'visitor':
      return (
        <PlayerGateScreen
          {...screen}
          text={t('player.gate.signIn')}
          action={{ title: t('player.gate.signInAction'), href: signInHref(path) }}
        />
      );
    case 'forbidden':
      return (
        <PlayerGateScreen
          {...screen}
          text={t('player.gate.notAllowed', { age: item.age_level.name })}
        />
      );
    case 'failed':
      return (
        <PlayerGateScreen
          {...screen}
          text={t('player.gate.failed')}
          action={{ title: t('player.gate.retry'), onPress: onRetry }}
        />
      );
    case 'opening':
    case 'pin':
    case 'cancelled':
      return <PlayerGateScreen {...screen} isBusy={step === 'opening'} />;
  }
}
