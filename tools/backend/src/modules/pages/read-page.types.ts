import type { DraftView, PageProblem } from '@foyer/contract';
import type { mediaViews } from '../../database/schema.ts';
import type { BlockRow } from '../catalogue/catalogue.store.ts';

/** A block as it is kept for viewers' pages. */
export type CompiledBlock = Omit<BlockRow, 'alias' | 'position'>;

/** A page as viewers' pages are made of it. */
export interface CompiledPage {
  view: Pick<typeof mediaViews.$inferSelect, 'names' | 'descriptions'>;
  /** In the order of the page. */
  blocks: readonly CompiledBlock[];
  /** Where each of them stands among the blocks of the document, from 0. */
  places: readonly number[];
  /** Blocks that are left out for every viewer. */
  leftOut: DraftView['left_out'];
}

/** What a text says. */
export interface PageReading {
  problems: readonly PageProblem[];
  /** Absent where the text cannot become a page. */
  page: CompiledPage | undefined;
}

/** Reads the document of a page of this name. */
export type ReadPage = (alias: string, text: string) => PageReading;
