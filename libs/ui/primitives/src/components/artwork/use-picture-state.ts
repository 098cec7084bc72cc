import { useLayoutEffect, useRef, useState } from 'react';

type PictureState = 'loading' | 'loaded' | 'broken' | undefined;

/**
 * Follows an `<img>`. On the server and while hydrating the state is unknown and the picture shows,
 * so that it needs no script; only a picture still on its way then waits for its dissolve.
 */
export function usePictureState(url: string, isUrgent: boolean) {
  const ref = useRef<HTMLImageElement>(null);
  const [known, setKnown] = useState<{ url: string; state: PictureState }>();

  useLayoutEffect(() => {
    const image = ref.current;
    if (!image) return;
    const isDone = image.complete && image.currentSrc !== '';
    // A failure before hydration raised its event when nobody listened; decoding tells it apart.
    if (isDone && image.naturalWidth === 0) {
      image.decode().catch(() => setKnown({ url, state: 'broken' }));
    } else if (!isDone && !isUrgent) setKnown({ url, state: 'loading' });
  }, [url, isUrgent]);

  return {
    ref,
    state: known?.url === url ? known.state : undefined,
    onLoad: () => setKnown({ url, state: 'loaded' }),
    onError: () => setKnown({ url, state: 'broken' }),
  };
}
