import { useCallback, useEffect, useState } from 'react';
import { listPageImages, uploadPageImage } from '@foyer/client';
import { imageUrl, type PageImage } from '@foyer/contract';
import { pagesClientOf } from '../ports/pages-client.ts';

/** The pictures of the pages, and the way to more. */
export interface PictureChoice {
  items: readonly PageImage[];
  /** Address of a small size of any picture by its id. */
  addressOf: (id: string) => string;
  /** @returns The id of the picture. Rejects for a file that the service does not take. */
  upload: (file: Blob) => Promise<string>;
}

const addressOf = (id: string): string =>
  imageUrl({ url: `/api/v1/images/${id}` }, '640x360', 'webp');

/** The uploaded pictures of the service. */
export function usePictures(): PictureChoice {
  const [items, setItems] = useState<readonly PageImage[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    listPageImages(pagesClientOf('rus'), {}, abort.signal).then(
      (answer) => setItems(answer.items),
      // Without the list an id can be typed.
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  const upload = useCallback(async (file: Blob) => {
    const picture = await uploadPageImage(pagesClientOf('rus'), { file });
    setItems((known) => [picture, ...known.filter(({ id }) => id !== picture.id)]);
    return picture.id;
  }, []);
  return { items, addressOf, upload };
}
