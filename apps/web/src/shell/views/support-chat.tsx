import { selectIsAppBannerShown, type appBannerMachine } from '@foyer/app-banner';
import { selectIsCookieNoticeShown, type cookieNoticeMachine } from '@foyer/cookie-notice';
import { ChatButton, type ChatButtonProps } from '@foyer/screens/chat-button';
import { languageTags, useLanguage } from '@foyer/ui/i18n';
import { useIsOffline } from '@foyer/screens/connection-strip';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import type { ChatConfig } from '@foyer/page-runtime/page/site-config';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useFlow } from '@foyer/page-runtime/shell/use-flow';
import { hasChat } from '../chat/chat-places.ts';
import { loadChatWidget } from '../chat/chat-widget.ts';

/** The way to the support chat, where the label has one. CHAT-001, CHAT-004 */
export function SupportChat({ shell }: { shell: Shell }) {
  const { chat, landingsNames } = usePageConfig().site;
  const location = useLocation();
  return chat && hasChat(location, landingsNames) ? <ChatDoor shell={shell} chat={chat} /> : null;
}

/** Nothing of the chat is loaded before it is pressed. Leaving the pages that have it closes it. CHAT-002 */
function ChatDoor({ shell, chat }: { shell: Shell; chat: ChatConfig }) {
  const tag = languageTags[useLanguage()];
  const isOffline = useIsOffline();
  const { isCookieNoticeShown, isAppBannerShown } = useFoot(shell);
  const [state, setState] = useState<NonNullable<ChatButtonProps['state']>>('ready');
  const [close, setClose] = useState<() => void>();

  const isHere = useRef(false);

  useEffect(() => close, [close]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function open() {
    setState('pending');
    try {
      const widget = await loadChatWidget(chat);
      // The viewer may have gone on meanwhile, to where the chat has no place.
      if (!isHere.current) return;
      widget.open({ channel: chat.channel, language: tag, onClose: () => setClose(undefined) });
      setClose(() => widget.close);
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  if (isOffline || isCookieNoticeShown) return null;
  return <ChatButton state={state} isRaised={isAppBannerShown} onPress={() => void open()} />;
}

/** What stands at the page's foot. */
function useFoot(shell: Shell) {
  const cookies = useFlow<typeof cookieNoticeMachine>(shell, 'cookie-notice');
  const app = useFlow<typeof appBannerMachine>(shell, 'app-banner');
  return {
    isCookieNoticeShown: useSelector(
      cookies,
      (snapshot) => snapshot !== undefined && selectIsCookieNoticeShown(snapshot),
    ),
    isAppBannerShown: useSelector(
      app,
      (snapshot) => snapshot !== undefined && selectIsAppBannerShown(snapshot),
    ),
  };
}
