import type { MediaBlock } from '@foyer/contract';
import { useTranslate } from '@foyer/ui/i18n';
import { Hero } from '@foyer/screens/hero';
import { playerPath } from '@foyer/site-map';
import { titleEntries } from '../../titles/title-entries.ts';
import { titleSummary } from '../../titles/title-summary.ts';

/** The hero of a page: what the service puts first. Spec 2 §2 "media-block types", promo. */
export function PromoBlock({ block }: { block: MediaBlock }) {
  const t = useTranslate();
  return (
    <Hero
      slides={titleEntries(block).map(({ media_item: item }) => ({
        ...titleSummary(item),
        ...(item.is_new ? { badge: t('page.premiere') } : {}),
        playHref: playerPath(item),
      }))}
    />
  );
}
