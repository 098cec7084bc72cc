/** What a break leaves for the next pause: its companion, and the words of the law. */
export interface PauseOffer {
  /** What is advertised. */
  title?: string;
  /** What the advertiser says of it. */
  text?: string;
  /** Who pays for it, in words. */
  advertiser?: string;
  /** The token by which the law knows it, such as `erid`. */
  token?: string;
  /** Where a press leads; absent where it leads nowhere. */
  clickUrl?: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /**
   * Loads the creative into an element, and tells the ad server of its first view.
   *
   * @param onFailure - It cannot be loaded.
   * @returns Takes it away.
   */
  mount: (element: HTMLElement, onFailure: () => void) => () => void;
  /** Opens the advertiser's page in another window, and tells the ad server. */
  open: () => void;
}
