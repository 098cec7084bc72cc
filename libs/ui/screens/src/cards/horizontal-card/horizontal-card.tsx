import { useTranslate } from '@foyer/ui/i18n';
import { CardFrame, leading } from '../card-frame/index.ts';
import type { TitleSummary } from '../poster-card/title-summary.types.ts';
import { Rating } from '@foyer/ui/rating';

/** Props of {@link HorizontalCard}. */
export interface HorizontalCardProps {
  title: TitleSummary;
  /** The line under the name. @default rating, year and first genre */
  facts?: string;
  /** @default false */
  isUrgent?: boolean;
}

/** A title by its wide picture, 580×330; stills hold no words, so its name stands under it. CONST-003 */
export function HorizontalCard({ title, facts, isUrgent = false }: HorizontalCardProps) {
  return (
    <CardFrame
      shape="horizontal"
      href={title.href}
      title={title.title}
      picture={title.backdrop}
      isUrgent={isUrgent}
      facts={facts ?? <OwnFacts title={title} />}
    />
  );
}

function OwnFacts({ title: { rating, year, genres, isNew } }: { title: TitleSummary }) {
  const t = useTranslate();
  const words = isNew ? [t('card.new')] : [year, genres[0]].filter((word) => word !== undefined);
  return (
    <>
      {rating !== undefined && (
        <span className={leading}>
          <Rating value={rating} />
        </span>
      )}
      {words.join(', ')}
    </>
  );
}
