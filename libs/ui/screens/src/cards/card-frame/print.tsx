import { Artwork } from '@foyer/ui/artwork';
import {
  card,
  coveringLink,
  draws,
  drawn,
  frame,
  kicker as kickerStyle,
} from '@foyer/ui/print/print.css';
import { ProgressLine } from '@foyer/ui/progress-line';
import type { CardFrameProps } from './card-frame.types.ts';
import { limits, places } from './card-shapes.css.ts';
import { pictureOf } from './card-shapes.ts';
import {
  above,
  facts as factsStyle,
  sentence,
  picture as pictureStyle,
  title as titleStyle,
} from './print.css.ts';

/** A picture in the column with its caption under it: title in serif, a line of facts. */
export default function PrintCardFrame({
  shape,
  href,
  title,
  picture,
  pictureTitle = title,
  kicker,
  facts,
  hasSentence = false,
  progress,
  isUrgent = false,
  onPress,
}: CardFrameProps) {
  return (
    <article className={`${card} ${href === undefined ? '' : draws} ${limits[shape]}`}>
      <Artwork
        className={`${frame} ${pictureStyle} ${places[shape]}`}
        picture={picture}
        {...pictureOf(shape)}
        title={pictureTitle}
        isUrgent={isUrgent}
      />
      {progress && <ProgressLine {...progress} place="under" />}
      {kicker && <p className={`${kickerStyle} ${above}`}>{kicker}</p>}
      <h3 className={titleStyle}>
        {href === undefined ? (
          title
        ) : (
          <a className={coveringLink} href={href} onClick={onPress}>
            <span className={drawn}>{title}</span>
          </a>
        )}
      </h3>
      {facts && <p className={hasSentence ? sentence : factsStyle}>{facts}</p>}
    </article>
  );
}
