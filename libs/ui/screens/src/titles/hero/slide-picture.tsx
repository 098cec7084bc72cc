import { media } from '@foyer/ui/theme/media';
import { Artwork, heroPortraitSizes, heroSizes } from '@foyer/ui/artwork';
import type { HeroSlide } from './hero.types.ts';
import { drifting, picture } from './immersive.css.ts';
import { scrim } from './scrim.css.ts';

/** A hero's picture under its scrim; upright on phones. */
export function SlidePicture({
  slide,
  isArriving,
  isUrgent,
}: {
  slide: Pick<HeroSlide, 'backdrop' | 'title'>;
  /** It dissolves in over the one before. */
  isArriving: boolean;
  isUrgent: boolean;
}) {
  const { backdrop } = slide;
  return (
    <div className={picture} data-arriving={isArriving || undefined}>
      <Artwork
        className={drifting}
        picture={backdrop}
        size={[1280, 720]}
        candidates={heroSizes}
        sizes="100vw"
        portrait={{ media: media.phone, candidates: heroPortraitSizes }}
        isUrgent={isUrgent}
        hasEdge={false}
      />
      <div className={scrim} data-tone={backdrop.tone} />
    </div>
  );
}
