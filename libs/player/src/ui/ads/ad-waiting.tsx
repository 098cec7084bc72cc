import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useAdBreak } from '../player-context.ts';

/** Shown while nothing of the break is on the screen yet. */
export function AdWaiting({ className, children }: { className: string; children: ReactNode }) {
  const t = useTranslate('player');
  const isShowing = useAdBreak()?.isShowing;
  return (
    <output className={className}>
      {!isShowing && children}
      {!isShowing && <VisuallyHidden>{t('player.loading')}</VisuallyHidden>}
    </output>
  );
}
