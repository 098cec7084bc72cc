import { Icon } from '@foyer/ui/icon';
import { useLabel } from '@foyer/ui/theme';
import { BlockSection } from '../../parts/block-section.tsx';
import { advantage, line } from './features-small.css.ts';
import type { FeaturesSmallProps } from './features-small.schema.ts';

/** A line of advantages: chips with signs, or words parted by hairlines. BLOCK-038 */
export function FeaturesSmall({ title, advantages }: FeaturesSmallProps) {
  const look = useLabel().variants.cards;
  return (
    <BlockSection title={title}>
      <ul className={line[look]} data-count={advantages.length}>
        {advantages.map(({ id, title: words, icon }) => (
          <li key={id} className={advantage[look]}>
            {look === 'lit' && icon && <Icon name={icon} size={20} />}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
