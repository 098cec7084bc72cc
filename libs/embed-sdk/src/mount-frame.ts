/** What {@link mountFrame} puts into a page. */
interface FrameOptions<Message> {
  /** The site's origin. */
  origin: string;
  /** What stands in the frame; parameters may follow. */
  path: string;
  /** The frame's name for screen readers. */
  title: string;
  /** What the frame may do. @default nothing */
  allowed?: string;
  isMessage: (data: unknown) => data is Message;
  onMessage: (message: Message) => void;
}

/** A frame of the site that is listened to. */
interface MountedFrame {
  iframe: HTMLIFrameElement;
  /** Speaks to the site's origin alone. */
  tell: (message: unknown) => void;
  destroy: () => void;
}

/** @throws TypeError when the two do not make an address of that origin. */
function frameAddress(origin: string, path: string): URL {
  const address = new URL(path, origin);
  if (!path.startsWith('/') || address.origin !== new URL(origin).origin) {
    throw new TypeError(`Not a path of ${origin}: ${path}`);
  }
  return address;
}

/**
 * Puts a page of the site into an element and hears what that page alone says.
 *
 * @throws TypeError when `origin` is no origin or `path` leads out of it.
 */
export function mountFrame<Message>(
  element: Element,
  { origin, path, title, allowed, isMessage, onMessage }: FrameOptions<Message>,
): MountedFrame {
  const address = frameAddress(origin, path);
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  const iframe = page.createElement('iframe');
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== iframe.contentWindow) return;
    if (event.origin === address.origin && isMessage(event.data)) onMessage(event.data);
  };

  iframe.src = address.href;
  if (allowed !== undefined) iframe.allow = allowed;
  iframe.title = title;
  // It tells nothing to a page that it cannot name, and where it must, it knows it by this.
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  Object.assign(iframe.style, { border: '0', width: '100%', height: '100%' });
  view.addEventListener('message', hear);
  element.append(iframe);

  return {
    iframe,
    tell: (message) => iframe.contentWindow?.postMessage(message, address.origin),
    destroy: () => {
      view.removeEventListener('message', hear);
      iframe.remove();
    },
  };
}
