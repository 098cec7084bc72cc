import { titleSummary } from '@foyer/blocks';
import { AnchoredPreview } from '@foyer/screens/card-preview';
import { mediaItemPath, playerTypeOf } from '@foyer/site-map';
import { useFavourite } from '@foyer/favourites/use-favourite';
import { cardAround, type HoveredCard } from './hovered-card.ts';
import { PreviewTrailer } from './preview-trailer.tsx';

/** Props of {@link ShownPreview}. */
interface ShownPreviewProps extends HoveredCard {
  /** Whether it was asked for by keyboard. */
  isAsked: boolean;
  /** Without it the still stays. */
  hasMotion: boolean;
}

/** The preview of one card. CARD-005 */
export function ShownPreview({
  anchor,
  link,
  item: asked,
  delayMs,
  isAsked,
  hasMotion,
}: ShownPreviewProps) {
  // As its block has it now: more may be known of the title than when its card was pointed at.
  const item = cardAround(link)?.item ?? asked;
  const favourite = useFavourite({ id: item.id, type: 'media_item' }, item.is_favorite);
  return (
    <AnchoredPreview
      anchor={anchor}
      link={link}
      isAsked={isAsked}
      delayMs={delayMs}
      title={{ ...titleSummary(item), href: link.pathname }}
      playHref={`${mediaItemPath(item)}/${playerTypeOf(item)}`}
      bookmark={{ isOn: favourite.isOn, onToggle: favourite.toggle }}
      {...(hasMotion && {
        renderTrailer: (video) => <PreviewTrailer itemId={item.id} video={video} />,
      })}
    />
  );
}
