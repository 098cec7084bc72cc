import { Children, useId, type ReactNode } from 'react';
import { CardSkeleton, type CardSkeletonProps } from '../../cards/card-skeleton/index.ts';
import { hidden } from '@foyer/ui/visually-hidden/visually-hidden.css';
import { grids } from './list-page.css.ts';

/** Props of {@link CardGrid}. */
export interface CardGridProps {
  /** Which cards stand in it; decides how many fit in a row. */
  card: keyof typeof grids;
  /** Cards on their way, shown at the end as places of cards. @default 0 */
  coming?: number;
  /**
   * Names the list, as a heading for those who walk by headings: cards of some looks are headings below it.
   *
   * @default a heading of the page's own stands over it
   */
  label?: string;
  children: ReactNode;
}

const skeletons: Record<CardGridProps['card'], CardSkeletonProps['card']> = {
  poster: 'poster',
  karaoke: 'karaoke',
  collection: 'collection',
  banner: 'bannerMedium',
};

/** Cards in rows, as many in each as fit. */
export function CardGrid({ card, coming = 0, label, children }: CardGridProps) {
  const id = useId();
  return (
    <>
      {label !== undefined && (
        <h2 id={id} className={hidden}>
          {label}
        </h2>
      )}
      <ul className={grids[card]} aria-labelledby={label === undefined ? undefined : id}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
        {Array.from({ length: coming }, (_, index) => (
          <li key={`coming-${index}`} aria-hidden="true">
            <CardSkeleton card={skeletons[card]} />
          </li>
        ))}
      </ul>
    </>
  );
}
