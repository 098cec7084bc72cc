import { useLabel } from '@foyer/ui/theme';
import { BlockSection } from '../../parts/block-section.tsx';
import { FoldedWords } from '../../parts/folded-words.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import * as css from './promo-details.css.ts';
import type { PromoDetailsProps } from './promo-details.schema.ts';

/** Conditions: numbered on a panel that folds, or small print in two columns. BLOCK-033 */
export function PromoDetails({ title, text, bottom }: PromoDetailsProps) {
  const look = useLabel().variants.cards;
  const words = readHtml(text);
  return (
    <BlockSection title={title}>
      <div className={css.sheet[look]}>
        {look === 'lit' ? (
          <FoldedWords show="long" className={css.words.lit}>
            {words}
          </FoldedWords>
        ) : (
          <div className={css.words.print}>{words}</div>
        )}
        {bottom !== undefined && <div className={css.bottom}>{readHtml(bottom)}</div>}
      </div>
    </BlockSection>
  );
}
