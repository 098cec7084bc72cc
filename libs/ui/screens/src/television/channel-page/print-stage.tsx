import { media } from '@foyer/ui/theme/media';
import { Artwork } from '@foyer/ui/artwork';
import type { ArtworkProps } from '@foyer/ui/artwork';
import { disc, picture as pictureStyle, stage } from '../../titles/film-page/article.css.ts';
import { Icon } from '@foyer/ui/icon';
import { frame } from '@foyer/ui/print/print.css';

const wideSizes = [
  [1152, 520],
  [2304, 1040],
] as const;
const phoneSizes = [
  [640, 360],
  [960, 540],
] as const;

/** Props of {@link PrintStage}. */
interface PrintStageProps {
  picture: ArtworkProps['picture'];
  title: string;
  /** Where it plays; absent while it does not. */
  watch: { href: string; title: string } | undefined;
}

/** The picture that opens a page of television in print, with the disc that plays it. */
export function PrintStage({ picture, title, watch }: PrintStageProps) {
  return (
    <div className={stage}>
      <Artwork
        className={`${frame} ${pictureStyle}`}
        picture={picture}
        size={[1152, 520]}
        candidates={wideSizes}
        sizes="(min-width: 98em) 1440px, calc(100vw - 64px)"
        portrait={{ media: media.phone, candidates: phoneSizes }}
        isUrgent
        hasEdge={false}
        title={title}
      />
      {watch && (
        <a className={disc} href={watch.href} aria-label={watch.title}>
          <Icon name="play" size={32} />
        </a>
      )}
    </div>
  );
}
