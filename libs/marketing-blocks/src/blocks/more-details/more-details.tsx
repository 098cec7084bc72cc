import { useLabel } from '@foyer/ui/theme';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { FoldedWords } from '../../parts/folded-words.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { TitledSection } from '../../parts/titled-section.tsx';
import { article, body, page, text as textStyle } from './more-details.css.ts';
import type { MoreDetailsProps } from './more-details.schema.ts';

/** A longer text: in a narrow column, or in two of a newspaper. BLOCK-011 */
export function MoreDetails({ title, text, isLong, buttons }: MoreDetailsProps) {
  const look = useLabel().variants.cards;
  const columns = look === 'print' && isLong ? page : '';
  return (
    <TitledSection title={title}>
      <div className={body[look]}>
        <div className={article}>
          <FoldedWords show="short" className={`${textStyle[look]} ${columns}`.trim()}>
            {readHtml(text)}
          </FoldedWords>
        </div>
        <BlockButtons items={buttons} />
      </div>
    </TitledSection>
  );
}
