import { useTranslate } from '@foyer/ui/i18n';
import { Artwork, artColorClass } from '@foyer/ui/artwork';
import type { HeroSlide } from './hero.types.ts';
import { IconButton } from '@foyer/ui/icon-button';
import { bar, choice, column, list, pause, run, thumb } from './upcoming.css.ts';

/** Props of {@link Upcoming}. */
interface UpcomingProps {
  slides: readonly HeroSlide[];
  current: number;
  isPaused: boolean;
  onChoose: (index: number) => void;
  /** The current slide's time is over. */
  onElapsed: () => void;
  onTogglePause: () => void;
}

/** The hero's slides as small pictures, on phones as dots; the bar of the current one is its clock. */
export function Upcoming({
  slides,
  current,
  isPaused,
  onChoose,
  onElapsed,
  onTogglePause,
}: UpcomingProps) {
  const t = useTranslate();
  return (
    <div className={column}>
      <ul className={list}>
        {slides.map(({ id, title, backdrop }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`${choice} ${artColorClass(backdrop.color)}`}
              aria-label={t('hero.choose', { title })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <Artwork picture={backdrop} size={[104, 58]} className={thumb} />
              <span className={bar}>
                {index === current && (
                  <span className={run} onAnimationEnd={onElapsed} data-testid="hero-clock" />
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        className={pause}
        icon={isPaused ? 'play' : 'pause'}
        look="quiet"
        size="compact"
        label={t(isPaused ? 'hero.resume' : 'hero.pause')}
        onClick={onTogglePause}
      />
    </div>
  );
}
