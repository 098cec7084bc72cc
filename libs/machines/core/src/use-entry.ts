import { useState } from 'react';
import type { Message } from './message.ts';

/**
 * What stands in a field of a flow. A new message of the flow empties it: after a wrong code the viewer begins anew.
 *
 * @param message - The flow's present message, the same object until there is another.
 */
export function useEntry(message: Message | undefined) {
  const [value, setValue] = useState('');
  const [shown, setShown] = useState(message);
  if (message !== shown) {
    setShown(message);
    if (message) setValue('');
  }
  return [value, setValue] as const;
}
