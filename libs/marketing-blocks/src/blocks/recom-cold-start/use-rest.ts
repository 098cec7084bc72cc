import { useEffect, useState } from 'react';
import { pageServices } from '../../page-services.ts';

/** Days until the invitation comes back. Decision 0116 */
const LATER_DAYS = 1;

/** Whether the viewer wants no invitation: the page says it once its flows run, so the server's page has one. */
export function useRest(): { isResting: boolean; rest: () => void } {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    let isOver = false;
    void pageServices().then(({ coldStart }) => {
      if (!isOver && coldStart.isResting()) setResting(true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  const rest = (): void => {
    setResting(true);
    void pageServices().then(({ coldStart }) => coldStart.rest({ days: LATER_DAYS }));
  };
  return { isResting, rest };
}
