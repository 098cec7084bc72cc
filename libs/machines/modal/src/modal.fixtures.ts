import type { ModalShell } from './modal-dialog.types.ts';
import type { ModalPorts, ModalRequest } from './modal.types.ts';

/** Requests, by what they show. */
export const modalRequests = {
  login: { id: 'login', name: 'login' },
  urgent: { id: 'urgent', name: 'login', whenBusy: 'replace' },
  profiles: { id: 'profiles', name: 'profiles', isCancellable: false, ignoresNavigation: true },
  registration: { id: 'registration', name: 'registration', closesOnEscape: false },
  recommendations: {
    id: 'recommendations',
    name: 'item_recommendations',
    data: { itemId: 'metropolis' },
    autoCloseSeconds: 30,
  },
  instant: { id: 'instant', name: 'poll', animation: 'none' },
} satisfies Record<string, ModalRequest>;

/** A page that is held and let go without anything to see; each effect may be replaced. */
export const fakeModalPorts = (replaced: Partial<ModalPorts> = {}): ModalPorts => ({
  holdPage: () => {},
  releasePage: () => {},
  ...replaced,
});

/** What the host says of a dialog that is open and stays so. */
export const openShell: ModalShell = {
  isOpen: true,
  isDismissable: true,
  animation: 'opacity-scale',
  onClose: () => {},
  onEscape: () => {},
};
