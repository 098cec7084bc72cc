import type { PageErrorName, PageRefusal } from '@foyer/contract';

/** Names of what a folder refuses; those of the service for the same. */
export type FolderFault =
  Extract<PageErrorName, 'pageStale' | 'pageBroken'> | 'notFound' | 'conflict';

/** A change of a folder was refused. */
export class FolderRefusal extends Error {
  override readonly name = 'FolderRefusal';
  readonly fault: FolderFault;
  /** With `pageStale` the draft that stands there, with `pageBroken` what is wrong. */
  readonly about: Pick<PageRefusal, 'current' | 'problems'>;

  constructor(fault: FolderFault, about: Pick<PageRefusal, 'current' | 'problems'> = {}) {
    super(fault);
    this.fault = fault;
    this.about = about;
  }
}
