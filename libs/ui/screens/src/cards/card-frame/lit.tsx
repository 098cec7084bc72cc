import { useRef } from 'react';
import { artColorClass, Artwork, useArtColor } from '@foyer/ui/artwork';
import { litArt, litLink, litPicture } from '../poster-card/lit.css.ts';
import { ProgressLine } from '@foyer/ui/progress-line';
import type { CardFrameProps } from './card-frame.types.ts';
import { places, widths } from './card-shapes.css.ts';
import { pictureOf } from './card-shapes.ts';
import {
  card,
  facts as factsStyle,
  sentence,
  kicker as kickerStyle,
  title as titleStyle,
} from './lit.css.ts';

/** A picture with nothing on it that lights up when pointed at; its words under it. */
export default function LitCardFrame({
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
  const root = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  useArtColor(root, picture.color);
  const classes = `${card} ${widths[shape]} ${artColorClass(picture.color)}`;
  const parts = (
    <>
      <span className={`${litArt} ${places[shape]}`}>
        <Artwork
          className={litPicture}
          picture={picture}
          {...pictureOf(shape)}
          title={pictureTitle}
          isUrgent={isUrgent}
        />
      </span>
      {progress && <ProgressLine {...progress} place="under" />}
      {kicker && <span className={kickerStyle}>{kicker}</span>}
      <span className={titleStyle}>{title}</span>
      {facts && <span className={hasSentence ? sentence : factsStyle}>{facts}</span>}
    </>
  );
  return href === undefined ? (
    <div ref={root} className={classes}>
      {parts}
    </div>
  ) : (
    <a ref={root} className={`${litLink} ${classes}`} href={href} onClick={onPress}>
      {parts}
    </a>
  );
}
