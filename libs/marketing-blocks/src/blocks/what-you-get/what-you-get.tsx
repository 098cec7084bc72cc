import { Icon } from '@foyer/ui/icon';
import { useLabel } from '@foyer/ui/theme';
import { TitledSection } from '../../parts/titled-section.tsx';
import * as css from './what-you-get.css.ts';
import type { WhatYouGetProps } from './what-you-get.schema.ts';

/** What you get: cards with ticks, or a list with dashes and prices at its edge. BLOCK-035 */
export function WhatYouGet({ title, gains }: WhatYouGetProps) {
  const look = useLabel().variants.cards;
  return (
    <TitledSection title={title}>
      <ul className={css.gains[look]}>
        {gains.map(({ id, title: name, features, price }) => (
          <li key={id} className={css.gain[look]}>
            <h3 className={css.name[look]}>{name}</h3>
            {features.length > 0 && (
              <ul className={css.features[look]}>
                {features.map((feature) => (
                  <li key={feature} className={css.feature}>
                    {look === 'lit' && <Icon name="check" size={20} />}
                    <span>{feature}</span>
                  </li>
                ))}
              </ul>
            )}
            {price !== undefined && <p className={css.price[look]}>{price}</p>}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
