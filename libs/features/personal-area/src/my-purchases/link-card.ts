import type { Shell } from '@foyer/page-runtime/shell/shell.types';

/** Opens the dialog that links a card, or that finds out about one that was sent. */
export const linkCard = ({ tell }: Pick<Shell, 'tell'>): void =>
  tell('modal', { type: 'modal.open', request: { id: 'card-binding', name: 'card-binding' } });
