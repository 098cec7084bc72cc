import type { MediaBlock, MediaItemEntry } from '@foyer/contract';
import { ContinueCard } from '@foyer/screens/continue-card';
import { Shelf } from '@foyer/screens/shelf';
import { continuePath } from '@foyer/site-map';
import { targetHref } from '../../titles/target-href.ts';
import { titleEntries } from '../../titles/title-entries.ts';
import { titleSummary } from '../../titles/title-summary.ts';
import { ItemShelf } from '../shelf/item-shelf.tsx';

const secondsPerMinute = 60;
const shortestPositionSeconds = 5;

/** A shelf of what was begun and not watched to its end. */
export function CarouselBlock({ block }: { block: MediaBlock }) {
  const titles = titleEntries(block);
  // Songs have no place where they were left.
  if (titles.length === 0) return <ItemShelf block={block} />;
  return (
    <Shelf heading={block.name} cell="horizontal" {...targetHref(block.target)}>
      {titles.map((item) => (
        <ContinueCard
          key={item.media_item.id}
          title={{ ...titleSummary(item.media_item), href: continuePath(item) }}
          {...watchedPart(item)}
        />
      ))}
    </Shelf>
  );
}

/** How far a title was watched; minutes left only above 5 seconds. CARD-015 */
export function watchedPart({ media_item: item, media_position: position }: MediaItemEntry): {
  progress: number;
  minutesLeft?: number;
} {
  const timepoint = position?.timepoint ?? 0;
  const progress = Math.min(1, timepoint / Math.max(1, item.duration));
  if (timepoint <= shortestPositionSeconds) return { progress };
  const secondsLeft = Math.max(0, item.duration - timepoint);
  return { progress, minutesLeft: Math.ceil(secondsLeft / secondsPerMinute) };
}
