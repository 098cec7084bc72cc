import type { MouseEvent, ReactNode } from 'react';
import type { TriggerProps } from '@foyer/ui/popover';

/** One way to get the title, as a link to its purchase. */
export interface ItemOffer {
  id: string;
  /** Such as «Купить за 299 ₽». */
  title: string;
  href: string;
  /** In the place of going there; it must prevent that itself. */
  onPress?: (event: MouseEvent) => void;
}

/** Props of `ItemActions`. */
export interface ItemActionsProps {
  favourite: { isOn: boolean; onToggle: () => void };
  /** Puts the way to share round the button that is drawn. */
  renderShare: (draw: (props: TriggerProps) => ReactNode) => ReactNode;
  /** @default none */
  offers?: readonly ItemOffer[];
}

/** Props of `RateButton`. */
export interface RateButtonProps {
  /** What the viewer has given, 1 to 10. */
  rating?: number | undefined;
  onPress: () => void;
}
