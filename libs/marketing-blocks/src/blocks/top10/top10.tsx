import type { MediaBlock } from '@foyer/contract';
import { Top10 } from '@foyer/screens/top10';
import { titleEntries } from '../../titles/title-entries.ts';
import { titleSummary } from '../../titles/title-summary.ts';
import { placesShown } from './places-shown.ts';

/** The ten most watched. Spec 2 §2 "Top-10 block numbers items from 1". */
export function Top10Block({ block }: { block: MediaBlock }) {
  const titles = titleEntries(block)
    .slice(0, placesShown)
    .map((item) => titleSummary(item.media_item));
  if (titles.length === 0) return null;
  return <Top10 heading={block.name} titles={titles} />;
}
