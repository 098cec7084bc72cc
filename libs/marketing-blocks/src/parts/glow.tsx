import { artColorClass, useArtColor } from '@foyer/ui/artwork';
import { type ReactNode, useRef } from 'react';
import { glow } from './glow.css.ts';

/** Light of the server's colour behind what is in it. */
export function Glow({ color, children }: { color: string | undefined; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useArtColor(root, color ?? '');
  return (
    <div ref={root} className={`${glow} ${artColorClass(color ?? '')}`}>
      {children}
    </div>
  );
}
