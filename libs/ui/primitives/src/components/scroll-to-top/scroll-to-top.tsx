import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon/index.ts';
import { useIsScrolled } from '../../use-is-scrolled.ts';
import { button, marker } from './scroll-to-top.css.ts';

/** Props of {@link ScrollToTop}. */
export interface ScrollToTopProps {
  /** The id of what stands at the page's top and takes the focus. @default 'main' */
  targetId?: string;
}

/**
 * Leads back to the page's top; there once more than a screen height is scrolled. The focus goes to the top as well,
 * so that Tab goes on from what is seen. HEAD-011
 */
export function ScrollToTop({ targetId = 'main' }: ScrollToTopProps) {
  const t = useTranslate();
  const { marker: markerRef, isScrolled } = useIsScrolled();
  const goUp = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(targetId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return (
    <>
      <span ref={markerRef} className={marker} />
      {isScrolled && (
        <button
          type="button"
          className={button}
          aria-label={t('shell.scrollToTop')}
          title={t('shell.scrollToTop')}
          onClick={goUp}
        >
          <Icon name="chevron-up" size={24} />
        </button>
      )}
    </>
  );
}
