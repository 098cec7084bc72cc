import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { faint, plate, word } from './bank-card-fields.css.ts';
import type { CardBrand } from './bank-card-rules.ts';
import { brandDrawings } from './brand-marks.ts';

/** Props of {@link BrandMark}. */
export interface BrandMarkProps {
  brand: CardBrand;
}

/** Whether the service's name of a brand is one that has a mark. */
export const isDrawn = (brand: string): brand is CardBrand => Object.hasOwn(brandDrawings, brand);

/** The mark of a card's brand; its name is for those who cannot see it. BANKCARD-025 */
export function BrandMark({ brand }: BrandMarkProps) {
  const t = useTranslate('bank_card');
  const drawing = brandDrawings[brand];
  return (
    <span className={plate}>
      <VisuallyHidden>{t(`bank_card.brand.${brand}`)}</VisuallyHidden>
      <svg aria-hidden="true" viewBox="0 0 40 26" width={40} height={26} fill="currentColor">
        {drawing.kind === 'word' ? (
          <text
            x={20}
            y={13.5}
            fontSize={drawing.size}
            className={word}
            data-italic={drawing.isItalic}
          >
            {drawing.text}
          </text>
        ) : (
          <>
            <path d={drawing.second} className={faint} />
            <path d={drawing.first} />
          </>
        )}
      </svg>
    </span>
  );
}
