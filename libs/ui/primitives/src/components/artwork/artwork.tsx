import { useRef } from 'react';
import type { Picture } from './picture.types.ts';
import { artColorClass, useArtColor } from './art-color.ts';
import { broken, brokenTitle, edge, frame, image, sources } from './artwork.css.ts';
import { sourceSet, type PictureSize } from './source-set.ts';
import { usePictureState } from './use-picture-state.ts';

/** Props of {@link Artwork}. */
export interface ArtworkProps {
  picture: Picture;
  /** Size in px at which it is shown; one of the endpoint's sizes. */
  size: PictureSize;
  /** Further sizes, all of one shape, to choose from by `sizes`. */
  candidates?: readonly PictureSize[];
  /** As in HTML; needed with `candidates`. */
  sizes?: string;
  /** Another crop for upright screens. */
  portrait?: { media: string; candidates: readonly PictureSize[] };
  /** What it shows; empty where the words beside it say so. @default '' */
  alt?: string;
  /** Fetched at once and before others. @default false */
  isUrgent?: boolean;
  /** Whether it has the inner edge of light. @default true */
  hasEdge?: boolean;
  /** Set on the colour if the picture does not come; not where it stands beside the picture. */
  title?: string;
  className?: string;
}

const formats = ['avif', 'webp'] as const;

/** A picture of the image endpoint: sized, in the best format, on its own colour until it is there. */
export function Artwork({
  picture,
  size,
  candidates = [size],
  sizes,
  portrait,
  alt = '',
  isUrgent = false,
  hasEdge = true,
  title,
  className = '',
}: ArtworkProps) {
  const root = useRef<HTMLSpanElement>(null);
  useArtColor(root, picture.color);
  const { ref, state, onLoad, onError } = usePictureState(picture.url, isUrgent);
  const source = `${picture.url}/${size.join('x')}.webp`;
  const classes = [frame, hasEdge ? edge : '', artColorClass(picture.color), className];

  return (
    <span ref={root} className={classes.filter(Boolean).join(' ')}>
      {state === 'broken' ? (
        <span className={broken} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <span className={brokenTitle} aria-hidden="true">
            {title}
          </span>
        </span>
      ) : (
        // Of another picture it is another element: an image shows the old one until the new one is there.
        <picture key={picture.url} className={sources}>
          {portrait &&
            formats.map((format) => (
              <source
                key={format}
                type={`image/${format}`}
                media={portrait.media}
                srcSet={sourceSet(picture.url, portrait.candidates, format)}
                sizes="100vw"
              />
            ))}
          <source
            type="image/avif"
            srcSet={sourceSet(picture.url, candidates, 'avif')}
            sizes={sizes}
          />
          <img
            ref={ref}
            className={image}
            data-state={state}
            // Every browser reads WebP; a source for it would be an element more in each card.
            src={source}
            // The source is the picture for 1x.
            srcSet={sourceSet(picture.url, candidates, 'webp').replace(`${source} 1x, `, '')}
            sizes={sizes}
            alt={alt}
            width={size[0]}
            height={size[1]}
            loading={isUrgent ? 'eager' : 'lazy'}
            fetchPriority={isUrgent ? 'high' : undefined}
            decoding={isUrgent ? 'sync' : 'async'}
            draggable={false}
            onLoad={onLoad}
            onError={onError}
          />
        </picture>
      )}
    </span>
  );
}
