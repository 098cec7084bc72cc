import { Suspense, useState } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { lazyPart } from '@foyer/ui/variants';
import { Icon } from '@foyer/ui/icon';
import type { MastheadSheetProps } from './masthead-sheet.tsx';

const loadSheet = () => import('./masthead-sheet.tsx');
const MastheadSheet = lazyPart(async () => (await loadSheet()).default);

/** The button of phones that opens the menu over the screen. HEAD-010 */
export function MastheadMenu({
  className,
  ...props
}: Omit<MastheadSheetProps, 'onClose'> & { className: string }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('shell.menu')}
        aria-haspopup="dialog"
        // The finger is down a moment before it presses.
        onPointerDown={() => void loadSheet()}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={24} />
      </button>
      {isOpen && (
        <Suspense>
          <MastheadSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
