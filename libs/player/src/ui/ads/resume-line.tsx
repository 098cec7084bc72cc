import { formatClock, useTranslate } from '@foyer/ui/i18n';
import { useAdBreak, usePlayerValue } from '../player-context.ts';

/**
 * Where the content goes on after advertising in its middle: «Продолжим с 26:41 после рекламы».
 *
 * @param otherwise - Stands there before and after the content.
 */
export function ResumeLine({
  className,
  otherwise,
}: {
  className: string;
  otherwise?: string | undefined;
}) {
  const t = useTranslate('player');
  const slot = useAdBreak()?.slot;
  const time = usePlayerValue(({ context }) => Math.floor(context.currentTime));
  const isInside = slot === 'midroll' || slot === 'pauseroll';
  const words = isInside ? t('player.adResumeAt', { time: formatClock(time) }) : otherwise;
  return words ? <p className={className}>{words}</p> : null;
}
