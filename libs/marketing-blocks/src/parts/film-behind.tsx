import { useTranslate } from '@foyer/ui/i18n';
import { IconButton } from '@foyer/ui/icon-button';
import { type RefObject, useRef } from 'react';
import * as css from './film-behind.css.ts';
import { useFilm } from './use-film.ts';

/** Props of {@link FilmBehind}. */
interface FilmBehindProps {
  /** A file of a few seconds, without sound. */
  address: string;
  /** The block that it is behind. */
  block: RefObject<HTMLElement | null>;
}

/** A silent film that comes over a block's picture, and a button that stops it. Nothing without motion or on little data. */
export function FilmBehind({ address, block }: FilmBehindProps) {
  const t = useTranslate('info');
  const video = useRef<HTMLVideoElement>(null);
  const { isThere, isPlaying, toggle } = useFilm(block, video);
  if (!isThere) return null;
  return (
    <>
      <video
        ref={video}
        className={css.film}
        src={address}
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        data-playing={isPlaying || undefined}
        muted
        loop
        playsInline
        disablePictureInPicture
      />
      <IconButton
        className={css.pause}
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'info.film.pause' : 'info.film.resume')}
        size="compact"
        onClick={toggle}
      />
    </>
  );
}
