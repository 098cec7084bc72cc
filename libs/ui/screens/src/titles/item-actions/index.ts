export { ItemActions } from './item-actions.tsx';
export { RateButton } from './rate-button.tsx';
export type { ItemActionsProps, ItemOffer, RateButtonProps } from './item-actions.types.ts';
