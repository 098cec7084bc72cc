import { useTranslate } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../icon-button/index.ts';
import { bar, clock, dot, dots, pause } from './carousel.css.ts';

/** Props of {@link Dots}. */
interface DotsProps {
  count: number;
  /** From 0. */
  current: number;
  isPaused: boolean;
  onChoose: (index: number) => void;
  /** The current slide's time is over. */
  onElapsed: () => void;
  onTogglePause: () => void;
}

/** A dot for each slide, of which the current one is a clock, and the button that stops it. */
export function Dots({ count, current, isPaused, onChoose, onElapsed, onTogglePause }: DotsProps) {
  const t = useTranslate();
  return (
    <>
      <IconButton
        className={pause}
        icon={isPaused ? 'play' : 'pause'}
        look="quiet"
        size="compact"
        label={t(isPaused ? 'hero.resume' : 'hero.pause')}
        onClick={onTogglePause}
      />
      <ul className={dots}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className={dot}
              aria-label={t('hero.position', { current: index + 1, total: count })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className={bar}>
                {index === current && (
                  <span className={clock} onAnimationEnd={onElapsed} data-testid="carousel-clock" />
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
