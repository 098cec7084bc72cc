import type { PageBlock, Texts } from '@foyer/contract';
import type { Path } from '../text/open-page.ts';

/** What a service knows of a picture. */
export interface PictureFacts {
  /** What it shows, in words; absent where it is there to look at only. */
  alternative?: Texts;
  /** Whether it needs words: it says something that no text beside it says. */
  needsWords?: boolean;
}

/** A field of a block of which its own schema says that it cannot be shown. */
export interface BlockFault {
  /** From the block on. */
  path: Path;
  message: string;
}

/** What checks need from outside of the text. A check whose fact is missing is not made. */
export interface LintFacts {
  /** @default no moment is past */
  now?: Date;
  /** Whether a path of the site leads somewhere. */
  hasPlace?: (link: string) => boolean;
  /** What is known of a picture; nothing where there is no such picture. */
  picture?: (id: string) => PictureFacts | undefined;
  /** Why a block cannot be shown, by its own schema. */
  faultsOf?: (block: PageBlock) => readonly BlockFault[];
  /** Banners that a block shows at most. */
  bannersMax?: (block: PageBlock) => number | undefined;
  /** Lowest contrast of text to what is behind it, measured on the page, by the block's id: 1 to 21. */
  contrastOf?: (blockId: string) => number | undefined;
  /** Bytes that the page loads before it is scrolled, measured, and how many it may. */
  weight?: { bytes: number; bytesMax: number };
}
