import type { MediaBlock } from '@foyer/contract';
import { PosterCard } from '@foyer/screens/poster-card';
import { Shelf } from '@foyer/screens/shelf';
import { titleEntries } from '../../titles/title-entries.ts';
import { titleSummary } from '../../titles/title-summary.ts';
import { targetHref } from '../../titles/target-href.ts';

/** Posters that stand on the screen at once; more would share the link with the picture above them. */
const mostUrgent = 6;

/** A shelf of posters. Spec 2 §2 "media-block types", content. */
export function ContentBlock({ block, isFirst }: { block: MediaBlock; isFirst: boolean }) {
  return (
    <Shelf
      heading={block.name}
      {...(block.sub_name ? { subHeading: block.sub_name } : {})}
      {...targetHref(block.target)}
    >
      {titleEntries(block).map(({ media_item: item }, index) => (
        <PosterCard
          key={item.id}
          title={titleSummary(item)}
          isUrgent={isFirst && index < mostUrgent}
          isBig={isFirst}
        />
      ))}
    </Shelf>
  );
}
