import { useTranslate } from '@foyer/ui/i18n';
import { Menu, type MenuEntry } from '@foyer/ui/menu';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { copyAddress, shareAddresses, type SharedPage } from './share-link.ts';
import type { ShareTrigger } from './share-trigger.types.ts';

/** How long it is said that the link is copied, in seconds. */
const NOTICE_SECONDS = 10;

/** Props of {@link ShareMenu}. */
export interface ShareMenuProps {
  page: SharedPage;
  tell: Shell['tell'];
  trigger: (props: ShareTrigger) => ReactNode;
}

/** Ways to share a page where the device has none of its own; opens as it comes. */
export function ShareMenu({ page, tell, trigger }: ShareMenuProps) {
  const t = useTranslate('item');
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);

  const copy = async () => {
    const isCopied = await copyAddress(page.url);
    tell('notifications', {
      type: 'notice.show',
      notice: {
        tone: isCopied ? 'success' : 'error',
        message: { key: `item.share.${isCopied ? 'copied' : 'failed'}` },
        durationSeconds: NOTICE_SECONDS,
        isForced: true,
      },
    });
  };
  const entries: MenuEntry[] = [
    { id: 'copy', title: t('item.share.copy'), onPress: () => void copy() },
    ...Object.entries(shareAddresses(page)).map(([id, address]) => ({
      id,
      title: t(`item.share.${id as 'mail'}`),
      onPress: () => void window.open(address, '_blank', 'noopener'),
    })),
  ];
  return (
    <Menu
      sections={[{ id: 'share', entries }]}
      trigger={({ ref, ...props }) =>
        trigger({
          ...props,
          ref: (element) => {
            button.current = element;
            return ref(element);
          },
        })
      }
    />
  );
}
