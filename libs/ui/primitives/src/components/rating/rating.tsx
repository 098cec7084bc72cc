import { formatRating } from '../../i18n/format.ts';
import { useLanguage, useTranslate } from '../../i18n/i18n-context.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { rating as styles } from './rating.css.ts';

/** Which of the three colours a rating of 0 to 10 has: high from 7, low below 5. */
export function ratingTone(value: number): 'high' | 'middle' | 'low' {
  if (value >= 7) return 'high';
  return value >= 5 ? 'middle' : 'low';
}

/** A rating of 0 to 10 with one decimal, in the colour of its height. CARD-013, CARD-014 */
export function Rating({
  value,
  tone = ratingTone(value),
}: {
  value: number;
  /** @default by the height of the rating */
  tone?: 'high' | 'middle' | 'low' | 'accent';
}) {
  const t = useTranslate();
  const shown = formatRating(value, useLanguage());
  return (
    <span className={styles[tone]}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{t('card.rating', { rating: shown })}</VisuallyHidden>
    </span>
  );
}
