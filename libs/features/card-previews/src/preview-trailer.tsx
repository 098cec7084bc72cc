import { mediaItemQuery } from '@foyer/client';
import type { TrailerVideo } from '@foyer/screens/card-preview';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { playTrailer } from './play-trailer.ts';

/** Props of {@link PreviewTrailer}. */
interface PreviewTrailerProps {
  itemId: string;
  video: TrailerVideo;
}

/** The trailer of a title without its sound; nothing where it has none that can be shown without keys. */
export function PreviewTrailer({ itemId, video }: PreviewTrailerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const { data } = useQuery(mediaItemQuery(useClient(), itemId));
  const asset = data?.assets.preview_assets.find(({ is_crypted: isCrypted }) => !isCrypted);
  useEffect(() => {
    if (!element.current || !asset) return undefined;
    const stop = new AbortController();
    void playTrailer(element.current, asset, stop.signal);
    return () => stop.abort();
  }, [asset]);
  return <video ref={element} {...video} muted tabIndex={-1} aria-hidden="true" />;
}
