import { useEffect, useState } from 'react';
import { loadThumbnails, type Thumbnails } from '../thumbnails/thumbnails.ts';
import { usePlayerScene } from './player-context.ts';

const known = new WeakMap<object, Thumbnails>();

/** The thumbnails of the asset; fetched when they are first looked for. */
export function useThumbnails(): Thumbnails | undefined {
  const { asset } = usePlayerScene();
  const [loaded, setLoaded] = useState(known.get(asset));
  useEffect(() => {
    if (!asset.thumbnails_url || known.has(asset)) return undefined;
    const abort = new AbortController();
    const url = new URL(asset.thumbnails_url, location.href).href;
    void loadThumbnails(url, abort.signal).then((thumbnails) => {
      if (!thumbnails) return;
      known.set(asset, thumbnails);
      setLoaded(thumbnails);
    });
    return () => abort.abort();
  }, [asset]);
  return loaded;
}
