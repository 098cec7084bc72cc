import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { Icon } from '@foyer/ui/icon';
import type { RateButtonProps } from './item-actions.types.ts';
import { looks } from './rate-button.css.ts';

/** The way to rate a title, under its score; says what the viewer has given. RATE-008 */
export function RateButton({ rating, onPress }: RateButtonProps) {
  const t = useTranslate('item');
  const look = useLabel().variants.filmPage;
  return (
    <button type="button" className={looks[look]} onClick={onPress}>
      {look === 'immersive' && <Icon name="star" size={20} isOn={rating !== undefined} />}
      {rating === undefined ? t('item.rate.add') : t('item.rate.own', { rating })}
    </button>
  );
}
