import type { ModalDialogProps } from '@foyer/modal/view';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { type DialogItem, itemOfDialog } from './item-of-dialog.ts';

/** What a dialog about an item gets beside what every dialog gets. */
export interface ItemDialogProps extends ModalDialogProps {
  item: DialogItem;
  running: Shell;
}

/**
 * Makes a dialog of one that is about an item. Such dialogs come by themselves: without an item, or about one of another
 * kind, nothing is shown.
 */
export function ofItem(
  Named: ComponentType<ItemDialogProps>,
  isFor: (item: DialogItem) => boolean,
): ComponentType<ModalDialogProps> {
  function OfItem(props: ModalDialogProps) {
    const running = useShell();
    const queryClient = useQueryClient();
    const [item] = useState(() => itemOfDialog(props.data, queryClient));
    const isShown = item !== undefined && isFor(item);
    const giveUp = useEffectEvent(props.reject);
    useEffect(() => {
      if (!isShown) giveUp();
    }, [isShown]);
    return running && isShown ? <Named {...props} item={item} running={running} /> : null;
  }
  return OfItem;
}

/** Titles alone can be rated, and have others that go with them. */
export const isTitle = ({ type }: DialogItem): boolean => type === 'media_item';
