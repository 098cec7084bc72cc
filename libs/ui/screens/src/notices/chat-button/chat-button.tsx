import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { Icon } from '@foyer/ui/icon';
import { button, place, words } from './chat-button.css.ts';

/** Props of {@link ChatButton}. */
export interface ChatButtonProps {
  onPress: () => void;
  /** The chat is on its way; a press does nothing meanwhile. @default 'ready' */
  state?: 'ready' | 'pending' | 'failed';
  /** True while a banner takes the page's foot. @default false */
  isRaised?: boolean;
}

/**
 * Opens the support chat; stands at the page's foot, where neither notices nor toasts are. Where the chat does not come
 * it gives the phone of the support. CHAT-001
 */
export function ChatButton({ onPress, state = 'ready', isRaised = false }: ChatButtonProps) {
  const t = useTranslate('component');
  const { supportPhone } = useLabel();
  const isPending = state === 'pending';
  return (
    <div className={place} data-raised={isRaised || undefined}>
      <button
        type="button"
        className={button}
        data-button="support_chat"
        aria-label={t('component.chat.open')}
        title={t('component.chat.open')}
        aria-disabled={isPending || undefined}
        aria-haspopup="dialog"
        onClick={() => {
          if (!isPending) onPress();
        }}
      >
        <Icon name="chat" size={24} />
      </button>
      <output className={words}>
        {state === 'failed' &&
          t('component.chat.failed', { phone: supportPhone.replaceAll(' ', '\u00A0') })}
      </output>
    </div>
  );
}
