import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The parameter that names a block of the page by its id. QUERY-028 */
const blockParameter = 'block';

/** React Router's name for the place that the document was opened at. */
const firstKey = 'default';

/**
 * Scrolls to the block that the address names, however the page was come to. On the way back the page stands where it
 * was left. Shows nothing. QUERY-028
 */
export function BlockAnchor() {
  const { key, search } = useLocation();
  const isWayBack = useNavigationType() === 'POP' && key !== firstKey;

  useEffect(() => {
    const id = new URLSearchParams(search).get(blockParameter);
    if (id === null || isWayBack) return;
    const frames = document.querySelectorAll<HTMLElement>('[data-block]');
    [...frames].find(({ dataset }) => dataset['block'] === id)?.scrollIntoView();
  }, [search, isWayBack]);
  return null;
}
