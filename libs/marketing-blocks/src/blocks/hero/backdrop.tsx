import {
  Artwork,
  artColorClass,
  heroPortraitSizes,
  heroSizes,
  useArtColor,
} from '@foyer/ui/artwork';
import { media } from '@foyer/ui/theme/vars';
import { lazyPart } from '@foyer/ui/variants';
import { type RefObject, Suspense, useRef } from 'react';
import type { HeroProps } from './hero.schema.ts';
import * as css from './stage.css.ts';

/** Over the picture after a while, and not for everyone. */
const FilmBehind = lazyPart(async () => (await import('../../parts/film-behind.tsx')).FilmBehind);

/** The picture that the words stand on: the film over it, the light of its colours, and the dark under the words. */
export function Backdrop({
  picture,
  film,
  glow,
  blur,
  block,
}: Pick<HeroProps, 'picture' | 'film' | 'glow' | 'blur'> & {
  block: RefObject<HTMLElement | null>;
}) {
  return (
    <div className={css.backdrop}>
      {picture && (
        <Artwork
          className={css.picture}
          picture={picture}
          size={[1280, 720]}
          candidates={heroSizes}
          sizes="100vw"
          portrait={{ media: media.phone, candidates: heroPortraitSizes }}
          isUrgent
          hasEdge={false}
        />
      )}
      {film !== undefined && (
        <Suspense>
          <FilmBehind address={film} block={block} />
        </Suspense>
      )}
      {blur.map((color, index) => (
        <Light key={color} color={color} className={css.blur[index === 0 ? 'start' : 'end']} />
      ))}
      {glow !== undefined && <Light color={glow} className={css.glow} />}
      <div className={css.dark} data-tone={picture?.tone} />
    </div>
  );
}

function Light({ color, className }: { color: string; className: string }) {
  const root = useRef<HTMLDivElement>(null);
  useArtColor(root, color);
  return <div ref={root} className={`${className} ${artColorClass(color)}`} />;
}
