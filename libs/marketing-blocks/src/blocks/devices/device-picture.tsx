import { Artwork } from '@foyer/ui/artwork';
import type { DevicesProps } from './devices.schema.ts';
import { picture as pictureStyle } from './devices.css.ts';

const sizes = [
  [300, 169],
  [600, 338],
] as const;

/** A picture in place of a sign. */
export function DevicePicture({
  picture,
}: {
  picture: NonNullable<DevicesProps['devices'][number]['picture']>;
}) {
  return (
    <Artwork
      className={pictureStyle}
      picture={picture}
      size={[300, 169]}
      candidates={sizes}
      sizes="(min-width: 48em) 20vw, 45vw"
    />
  );
}
