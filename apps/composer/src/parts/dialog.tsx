import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.tsx';
import { IconButton } from './button.tsx';
import * as css from './dialog.css.ts';

interface DialogProps {
  title: string;
  /** Whether it takes the room of the window. @default false */
  isWide?: boolean;
  /** Absent where it cannot be left yet. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog over the workbench; it is there as long as it is rendered. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  const { t } = useTexts();
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className={css.shade} />
        <Radix.Content
          className={css.boxes[isWide ? 'wide' : 'plain']}
          aria-describedby={undefined}
        >
          <div className={css.head}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {onClose && <IconButton icon="close" name={t('dialog.close')} onClick={onClose} />}
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
