import type { ReactNode } from 'react';
import type { BuyProps } from './buy.schema.ts';

/** Props of either composition. */
export interface FrameProps extends Pick<
  BuyProps,
  'title' | 'label' | 'text' | 'note' | 'picture'
> {
  /** What is chosen, and the button. */
  children: ReactNode;
}
