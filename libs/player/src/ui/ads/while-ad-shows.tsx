import type { ReactNode } from 'react';
import { useShownAd } from './use-shown-ad.ts';

/** A box that is there while an advertisement is on the screen. */
export function WhileAdShows({ className, children }: { className: string; children: ReactNode }) {
  return useShownAd() ? <div className={className}>{children}</div> : null;
}
