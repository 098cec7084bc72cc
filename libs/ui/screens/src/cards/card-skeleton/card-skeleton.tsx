import { useLabel } from '@foyer/ui/theme';
import { limits, places, widths } from '../card-frame/card-shapes.css.ts';
import { cardPictures, type CardShape } from '../card-frame/card-shapes.ts';
import { skeleton } from '@foyer/ui/skeleton/skeleton.css';
import { figure, poster, row, rows, tile, words } from './card-skeleton.css.ts';

/** Props of {@link CardSkeleton}. */
export interface CardSkeletonProps {
  /** Which card will be here. */
  card: CardShape | 'poster' | 'continue' | 'episode' | 'progress';
}

type RowName = keyof typeof rows;

/** Cards that are a picture beside words, in each look; all others are a picture over words. */
const rowsOf: Record<'lit' | 'print', Partial<Record<CardSkeletonProps['card'], RowName>>> = {
  lit: { episode: 'episode', progress: 'progress' },
  print: { episode: 'episode', progress: 'progress', continue: 'continue', channel: 'channel' },
};

/** The place of a card that is on its way, as big as the card. Decoration; say elsewhere that it loads. */
export function CardSkeleton({ card }: CardSkeletonProps) {
  const look = useLabel().variants.cards;
  const name = rowsOf[look][card];
  const classes = name ? `${row} ${rows[name]}` : `${tile} ${widthOf(card, look)}`;
  return (
    <span className={classes} aria-hidden="true">
      <span className={`${skeleton} ${figure} ${name ? '' : placeOf(card)}`} />
      <span className={words[look]} />
    </span>
  );
}

function shapeOf(card: CardSkeletonProps['card']): CardShape | undefined {
  if (card === 'continue') return 'horizontal';
  return card in cardPictures ? (card as CardShape) : undefined;
}

function widthOf(card: CardSkeletonProps['card'], look: 'lit' | 'print'): string {
  const shape = shapeOf(card);
  if (!shape) return poster;
  return look === 'lit' ? widths[shape] : limits[shape];
}

function placeOf(card: CardSkeletonProps['card']): string {
  const shape = shapeOf(card);
  return shape ? places[shape] : '';
}
