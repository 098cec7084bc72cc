import { formatClock, useTranslate } from '@foyer/ui/i18n';
import type { ReactNode } from 'react';
import { useShownAd } from './use-shown-ad.ts';

/** Class names of {@link AdLabel}. */
export interface AdLabelClasses {
  root: string;
  word: string;
  count: string;
}

/** Says that what is on the screen is an advertisement, and which of how many: «Реклама», «1 из 2». */
export function AdLabel({ classes }: { classes: AdLabelClasses }) {
  const t = useTranslate('player');
  const ad = useShownAd();
  if (!ad) return null;
  return (
    <p className={classes.root}>
      <strong className={classes.word}>{t('player.ad')}</strong>{' '}
      {ad.count > 1 && (
        <span className={classes.count}>
          {t('player.adCount', { current: ad.position, total: ad.count })}
        </span>
      )}
    </p>
  );
}

/**
 * How long the advertisement still lasts; nothing while its length is not known. Words that are read, not said: they
 * change each second.
 */
export function AdTimeLeft({
  className,
  children,
}: {
  className: string;
  /** Draws it; `time` is such as «0:24». */
  children: (time: string) => ReactNode;
}) {
  const left = useShownAd()?.secondsLeft;
  return left === undefined ? null : <p className={className}>{children(formatClock(left))}</p>;
}
