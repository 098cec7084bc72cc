import type { ChatConfig } from '@foyer/page-runtime/page/site-config';

/** What the widget is opened with. */
export interface ChatOpening {
  /** The number under which the operator's chat knows the site. CHAT-003 */
  channel: number;
  /** A BCP 47 tag. */
  language: string;
  /** Told once when the viewer has closed it. */
  onClose: () => void;
}

/** What the widget's script leaves on the window as `supportChat`. docs/how-to/configure.md */
export interface ChatWidget {
  open: (opening: ChatOpening) => void;
  /** Takes it off the page, where it is open. */
  close: () => void;
}

interface ChatHost {
  supportChat?: ChatWidget;
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}

let policy: ReturnType<NonNullable<ChatHost['trustedTypes']>['createPolicy']> | undefined;

/** The address as the page's policy takes it: the configured one, and no other, is a script. */
function scriptAddress(host: ChatHost, url: string): string {
  policy ??= host.trustedTypes?.createPolicy('chat', {
    createScriptURL: (address) => {
      if (address !== url) throw new TypeError('Refused script address beside the chat');
      return address;
    },
  });
  return policy ? policy.createScriptURL(url) : url;
}

let loading: Promise<ChatWidget> | undefined;

/**
 * Loads the widget once; a later call after a failure tries again. CHAT-002
 *
 * @throws Error when the script does not come, or leaves no widget behind.
 */
export function loadChatWidget({ url }: ChatConfig): Promise<ChatWidget> {
  loading ??= load(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(url: string): Promise<ChatWidget> {
  const host = window as Window & ChatHost;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress(host, url);
    script.addEventListener('load', () => {
      if (host.supportChat) resolve(host.supportChat);
      else reject(new Error('The chat script leaves no widget'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The chat script does not come'));
    });
    document.head.append(script);
  });
}
