import { BlockButtons } from '../../parts/block-buttons.tsx';
import { ItemsSection } from '../../parts/items-section.tsx';
import { foot } from './multi-sub-auto-carousel.css.ts';
import type { MultiSubAutoCarouselProps } from './multi-sub-auto-carousel.schema.ts';
import { OneAtATime } from './one-at-a-time.tsx';

/** Titles that a subscription holds, one at a time: a stage that plays automatically, or pages to be turned. BLOCK-015 */
export function MultiSubAutoCarousel(props: MultiSubAutoCarouselProps) {
  const { title, label, buttons } = props;
  return (
    <ItemsSection title={title} label={label}>
      <OneAtATime {...props} />
      {buttons.length > 0 && (
        <div className={foot}>
          <BlockButtons items={buttons} />
        </div>
      )}
    </ItemsSection>
  );
}
