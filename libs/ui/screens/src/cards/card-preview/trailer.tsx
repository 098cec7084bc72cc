import { Artwork } from '@foyer/ui/artwork';
import { still, trailer, video } from './trailer.css.ts';
import type { PreviewContent } from './preview.types.ts';

const asPreview = { muted: true, autoPlay: true, loop: true, playsInline: true } as const;

/** The still of a title, with its trailer over it as soon as that plays. */
export function Trailer({ title, renderTrailer }: Pick<PreviewContent, 'title' | 'renderTrailer'>) {
  return (
    <div className={trailer}>
      <Artwork className={still} picture={title.backdrop} size={[580, 330]} isUrgent />
      {renderTrailer && <div className={video}>{renderTrailer(asPreview)}</div>}
    </div>
  );
}
