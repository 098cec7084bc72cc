import type { PurchaseHint } from '@foyer/contract';
import type { PlaybackAccessView } from '@foyer/playback-access';
import { useTranslate } from '@foyer/ui/i18n';
import { StoryNote } from '@foyer/screens/story-feed';
import { useLocation } from 'react-router';
import { signInHref } from '@foyer/site-map';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { sell } from '@foyer/selling/sell';

interface StoryGateProps {
  step: Exclude<PlaybackAccessView['step'], 'granted'>;
  ageLabel: string | undefined;
  onRetry: (() => void) | undefined;
  /** What gives the right, where it is for sale. */
  purchase: PurchaseHint | undefined;
}

/** What stands over the picture of a story until it may play. */
export function StoryGate({ step, ageLabel = '', onRetry, purchase }: StoryGateProps) {
  const t = useTranslate('stories');
  const { pathname, search } = useLocation();
  const shell = useShell();
  const retry = onRetry && { title: t('stories.retry'), onPress: onRetry };
  switch (step) {
    case 'visitor': {
      const action = { title: t('stories.gate.signInAction'), href: signInHref(pathname + search) };
      return <StoryNote text={t('stories.gate.signIn')} action={action} />;
    }
    case 'forSale': {
      const buy =
        shell &&
        purchase &&
        (() => sell(shell.tell, { type: purchase.item_type, id: purchase.item_id }));
      const action = buy && { title: t('stories.gate.forSaleAction'), onPress: buy };
      return <StoryNote text={t('stories.gate.forSale')} action={action} />;
    }
    case 'forbidden':
      return <StoryNote text={t('stories.gate.notAllowed', { age: ageLabel })} />;
    case 'unavailable':
      return <StoryNote text={t('stories.gate.notYet')} />;
    case 'notNow':
    case 'timeUp':
      return <StoryNote text={t(`stories.gate.${step}`)} action={retry} />;
    case 'failed':
      return <StoryNote text={t('stories.gate.failed')} action={retry} />;
    case 'cancelled':
      return <StoryNote text={t('stories.gate.pin')} action={retry} />;
    case 'opening':
    case 'pin':
      return <StoryNote isBusy />;
  }
}
