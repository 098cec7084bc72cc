import { ItemShelf } from '../shelf/item-shelf.tsx';

/** The block chosen by the type `channels`. */
export default ItemShelf;
