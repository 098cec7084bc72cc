import { mountFoyer, type PlayerMessage } from '@foyer/embed-sdk';
import { type RefObject, useEffect, useState } from 'react';

/** What is shown in the frame. */
export interface Embedded {
  /** Below `/embed/`. */
  path: string;
  /** Empty for none. */
  partnerId: string;
}

/** A message without what all have, on one line. */
function lineOf({ source: _source, version: _version, event, ...rest }: PlayerMessage): string {
  return `${event} ${JSON.stringify(rest)}`;
}

/** Shows a player as a page of a partner does. @returns What it has told so far, one line each. */
export function useEmbedded(
  place: RefObject<HTMLDivElement | null>,
  embedded: Embedded | undefined,
): readonly string[] {
  const [messages, setMessages] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!place.current || !embedded) return undefined;
    const { path, partnerId } = embedded;
    const player = mountFoyer(place.current, {
      origin: window.location.origin,
      path,
      ...(partnerId && { partnerId }),
      onEvent: (message) => setMessages((before) => [...before, lineOf(message)]),
    });
    return () => {
      player.destroy();
      setMessages([]);
    };
  }, [place, embedded]);
  return messages;
}
