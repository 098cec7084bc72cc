import { imageUrl } from '@foyer/contract';
import type { LintFacts } from '@foyer/page-document';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { gatherFacts, type PictureAnswer } from './gather-facts.ts';

/** Whether the service has a picture that was not uploaded here. Never rejects. */
async function askForPicture(id: string): Promise<PictureAnswer> {
  const address = imageUrl({ url: `/api/v1/images/${encodeURIComponent(id)}` }, '640x360', 'webp');
  try {
    const answer = await fetch(address, { method: 'HEAD' });
    if (answer.ok) return { status: 'served' };
    return { status: answer.status === 404 ? 'missing' : 'unknown' };
  } catch {
    return { status: 'unknown' };
  }
}

/** What checks know beside the text: asked from the service when a page is about to be published. */
export function usePageFacts(
  { placeOf }: Catalogue,
  { items }: PictureStore,
): {
  facts: (text: string) => Promise<LintFacts>;
  /** Bytes of pictures, once they were measured. */
  bytes: number | undefined;
  weigh: (bytes: number) => void;
} {
  const uploaded = useRef(items);
  useEffect(() => {
    uploaded.current = items;
  }, [items]);
  const weighed = useRef<number>(undefined);
  const [bytes, setBytes] = useState<number>();
  const pictureOf = useCallback(async (id: string): Promise<PictureAnswer> => {
    const found = uploaded.current.find((item) => item.id === id);
    return found ? { status: 'uploaded', alternatives: found.alternatives } : askForPicture(id);
  }, []);
  const facts = useCallback(
    (text: string) => gatherFacts(text, { placeOf, pictureOf, bytes: () => weighed.current }),
    [placeOf, pictureOf],
  );
  const weigh = useCallback((next: number) => {
    weighed.current = next;
    setBytes(next);
  }, []);
  return { facts, bytes, weigh };
}
