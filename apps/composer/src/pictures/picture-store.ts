import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { listPageImages, type PictureWords, uploadPageImage } from '@foyer/client';
import { imageUrl, type PageImage } from '@foyer/contract';
import { pagesClientOf } from '../ports/pages-client.ts';

/** A picture that is to be kept, and what is said of it. */
export type NewPicture = PictureWords & { file: Blob };

/** The pictures of the pages, and the way to more. */
export interface PictureStore {
  /** Uploaded pictures, the latest first; those of the service itself are not listed. */
  items: readonly PageImage[];
  /** Address of a small size of any picture by its id. */
  addressOf: (id: string) => string;
  /** Whether pictures are taken at all. */
  canUpload: boolean;
  /** @returns The id of the picture. Rejects for a file that the service does not take. */
  upload: (picture: NewPicture) => Promise<string>;
}

/** Pictures that a list asks for at most; older ones are found by their id. */
const MOST = 100;

const addressOf = (id: string): string =>
  imageUrl({ url: `/api/v1/images/${encodeURIComponent(id)}` }, '640x360', 'webp');

/** The uploaded pictures of the service, or those of a folder, which takes no others. */
export function usePictureStore(canUpload: boolean): PictureStore {
  const [items, setItems] = useState<readonly PageImage[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    listPageImages(pagesClientOf('rus'), { limit: MOST }, abort.signal).then(
      (answer) => setItems(answer.items),
      // Without the list an id can be typed.
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  const upload = useCallback(async (picture: NewPicture) => {
    const kept = await uploadPageImage(pagesClientOf('rus'), picture);
    setItems((known) => [kept, ...known.filter(({ id }) => id !== kept.id)]);
    return kept.id;
  }, []);
  return useMemo(() => ({ items, addressOf, canUpload, upload }), [items, canUpload, upload]);
}

export const PicturesContext = createContext<PictureStore | undefined>(undefined);

/**
 * The pictures in force.
 *
 * @throws Error outside of a workbench.
 */
export function usePictures(): PictureStore {
  const store = useContext(PicturesContext);
  if (!store) throw new Error('usePictures needs a PicturesContext above it');
  return store;
}
