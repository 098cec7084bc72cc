import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon/index.ts';
import { arrow, counter, turner } from './carousel.css.ts';

/** Arrows round «1 / 4». */
export function Turner({
  current,
  total,
  onAdvance,
}: {
  /** From 1. */
  current: number;
  total: number;
  onAdvance: (step: 1 | -1) => void;
}) {
  const t = useTranslate('component');
  return (
    <div className={turner}>
      <button
        type="button"
        className={arrow}
        aria-label={t('component.carousel.previous')}
        onClick={() => onAdvance(-1)}
      >
        <Icon name="chevron-start" size={20} />
      </button>
      <span className={counter}>{t('print.counter', { current, total })}</span>
      <button
        type="button"
        className={arrow}
        aria-label={t('component.carousel.next')}
        onClick={() => onAdvance(1)}
      >
        <Icon name="chevron-end" size={20} />
      </button>
    </div>
  );
}
