import { useTranslate } from '@foyer/ui/i18n';
import type { ReactNode } from 'react';

/** Leads back to where the viewer came from; works before the player runs. */
export function BackLink({
  href,
  onBack,
  className,
  children,
}: {
  href: string;
  onBack?: (() => void) | undefined;
  className: string;
  children: (label: string) => ReactNode;
}) {
  const t = useTranslate('player');
  const label = t('player.back');
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      onClick={(event) => {
        // A new tab is the browser's business.
        if (!onBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onBack();
      }}
    >
      {children(label)}
    </a>
  );
}
