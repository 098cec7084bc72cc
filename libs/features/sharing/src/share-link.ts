/** What is shared. */
export interface SharedPage {
  /** Absolute. */
  url: string;
  title: string;
}

/** Whether the device has a way of its own to share. */
export const canShareNatively = (): boolean => typeof navigator.share === 'function';

/** Shares by the device's own means; whoever turns back has shared nothing, which is no failure. */
export async function shareNatively({ url, title }: SharedPage): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch {
    // Turned back, or refused by the device: it has said so itself.
  }
}

/** Addresses of other services that take a page to share. */
export const shareAddresses = ({ url, title }: SharedPage) => {
  const words = new URLSearchParams({ url, text: title });
  return {
    telegram: `https://t.me/share/url?${words}`,
    vk: `https://vk.com/share.php?${new URLSearchParams({ url, title })}`,
    mail: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  };
};

/** Puts an address on the clipboard. @returns whether it is there. */
export async function copyAddress(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
