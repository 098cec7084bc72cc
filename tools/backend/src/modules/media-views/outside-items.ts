import type { MediaBlockItem } from '@foyer/contract';
import type { Asker } from '../catalogue/asker.ts';

/** Which of many things a block wants. */
export interface OutsideQuery {
  /** In this order; all of them without it. */
  ids?: readonly string[];
  genre?: string | undefined;
  limit?: number | undefined;
}

/** Items of blocks that other parts of the service know. */
export interface OutsideItems {
  /** Channels with what is on air. */
  channels(query: OutsideQuery, asker: Asker): Promise<MediaBlockItem[]>;
  /** The programmes that are on air. */
  onAir(query: OutsideQuery, asker: Asker): Promise<MediaBlockItem[]>;
  /** Programmes by id, past and to come. */
  programmes(ids: readonly string[], asker: Asker): Promise<MediaBlockItem[]>;
  services(query: OutsideQuery, asker: Asker): Promise<MediaBlockItem[]>;
}
