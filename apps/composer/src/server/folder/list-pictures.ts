import type { PageImage } from '@foyer/contract';
import type { FolderPictures } from '@foyer/page-document/folder';

/** The pictures of a map as the list of uploaded ones; what the map does not know of them is left empty. */
export const listPictures = (pictures: FolderPictures): PageImage[] =>
  Object.entries(pictures).map(([id, image]) => ({
    id,
    image,
    width: 1,
    height: 1,
    alternatives: {},
    author: 'file',
    at: new Date(0).toISOString(),
  }));
