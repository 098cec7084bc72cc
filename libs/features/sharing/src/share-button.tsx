import { lazyPart } from '@foyer/ui/variants';
import { Suspense, useState, type ReactNode } from 'react';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { canShareNatively, shareNatively, type SharedPage } from './share-link.ts';
import type { ShareTrigger } from './share-trigger.types.ts';

const ShareMenu = lazyPart(async () => (await import('./share-menu.tsx')).ShareMenu);

const inert: ShareTrigger = { ref: () => undefined };

/** Props of {@link ShareButton}. */
export interface ShareButtonProps {
  /** Asked for with the press, so that the address is the browser's own. */
  pageOf: () => SharedPage;
  /** Draws the button. */
  trigger: (props: ShareTrigger) => ReactNode;
}

/** Shares a page by the device's own means, else by a menu that comes with the first press. */
export function ShareButton({ pageOf, trigger }: ShareButtonProps) {
  const act = useShellAct();
  const [menu, setMenu] = useState<{ page: SharedPage; tell: Shell['tell'] }>();
  const press = () => {
    const page = pageOf();
    if (canShareNatively()) void shareNatively(page);
    else act(({ tell }) => setMenu({ page, tell }));
  };
  const button = trigger({ ...inert, onClick: press });
  if (!menu) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenu {...menu} trigger={trigger} />
    </Suspense>
  );
}
