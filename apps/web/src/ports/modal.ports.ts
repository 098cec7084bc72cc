import type { ModalPorts } from '@foyer/modal';

/** The part of a window that has a place on its page. */
export type ScrolledPage = Pick<Window, 'scrollX' | 'scrollY' | 'scrollTo'>;

/**
 * Keeps the place of the page under dialogs. Each dialog holds the page's scroll by itself while it is there; between
 * two of them, and by the focus that comes back, the page may move, so the place before the first one counts. MODAL-009
 */
export function modalPorts(page: ScrolledPage): ModalPorts {
  let place: { left: number; top: number } | undefined;
  return {
    holdPage: () => {
      place ??= { left: page.scrollX, top: page.scrollY };
    },
    releasePage: ({ isSamePage }) => {
      if (isSamePage && place) page.scrollTo({ ...place, behavior: 'instant' });
      place = undefined;
    },
  };
}
