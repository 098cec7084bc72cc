import { HorizontalCard } from '@foyer/screens/horizontal-card';
import { useLabel } from '@foyer/ui/theme';
import { cell, rows } from '../../parts/card-row.css.ts';
import { Glow } from '../../parts/glow.tsx';
import { ItemsSection } from '../../parts/items-section.tsx';
import type { MultiSubCarouselProps } from './multi-sub-carousel.schema.ts';

/** Wide stills side by side, with a glow of the block's colour behind them. */
export default function InLight({ title, label, titles, glow, href }: MultiSubCarouselProps) {
  const look = useLabel().variants.cards;
  return (
    <ItemsSection title={title} label={label} href={href}>
      <Glow color={glow}>
        <ul className={rows[look]}>
          {titles.map((item) => (
            <li key={item.id} className={cell}>
              <HorizontalCard title={item} />
            </li>
          ))}
        </ul>
      </Glow>
    </ItemsSection>
  );
}
