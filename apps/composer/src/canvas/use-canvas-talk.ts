import { type RefObject, useEffect, useState } from 'react';
import { type CanvasMessage, type CanvasWish, readCanvasMessage } from './canvas-messages.ts';

interface CanvasTalk {
  frame: RefObject<Pick<HTMLIFrameElement, 'contentWindow'> | null>;
  /** Of the site in the frame. */
  origin: string;
  /** Of the page in the frame; absent before there is a ticket. */
  address: string | undefined;
  selected: string | undefined;
  /** Must stay the same between renders. */
  onMessage: (message: CanvasMessage) => void;
}

/**
 * Reads what the page in the canvas says, and says which block is chosen. Nothing is said to a page that has not said that
 * it is there: until then the frame holds another page, often of another origin.
 */
export function useCanvasTalk({ frame, origin, address, selected, onMessage }: CanvasTalk): void {
  /** The page at the address, and how often it said that it is there: after each time it has to be told. */
  const [heard, setHeard] = useState({ address, times: 0 });
  // Another page may come back to the same address: what it said before counts no more.
  if (heard.address !== address) setHeard({ address, times: 0 });
  const times = heard.address === address ? heard.times : 0;

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readCanvasMessage(event, { window: frame.current?.contentWindow, origin });
      if (message?.type === 'foyer.draft.ready') {
        setHeard((before) => ({ ...before, times: before.times + 1 }));
      }
      if (message) onMessage(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin, onMessage]);

  useEffect(() => {
    if (selected === undefined || times === 0) return;
    const wish: CanvasWish = { type: 'foyer.draft.select', block: selected };
    frame.current?.contentWindow?.postMessage(wish, origin);
  }, [frame, selected, origin, times]);
}
