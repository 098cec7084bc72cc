import { useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import type { Picture } from '@foyer/ui/artwork';
import { ProgressLine } from '@foyer/ui/progress-line';
import {
  card,
  left,
  picture as pictureStyle,
  title as titleStyle,
  words,
} from './progress-card.css.ts';

/** Props of {@link ProgressCard}. */
export interface ProgressCardProps {
  href: string;
  title: string;
  picture: Picture;
  /** 0 to 1. */
  progress: number;
  /** Whole minutes. CARD-015 */
  minutesLeft?: number;
}

/** What was begun, where there is little room: a picture of 50×50, the title, how far it is. CONST-011 */
export function ProgressCard({ href, title, picture, progress, minutesLeft }: ProgressCardProps) {
  const t = useTranslate();
  return (
    <a className={card} href={href}>
      <Artwork className={pictureStyle} picture={picture} size={[50, 50]} />
      <span className={words}>
        <span className={titleStyle}>{title}</span>
        {minutesLeft !== undefined && (
          <span className={left}>{t('format.minutesLeft', { count: minutesLeft })}</span>
        )}
        <ProgressLine value={progress} place="under" />
      </span>
    </a>
  );
}
