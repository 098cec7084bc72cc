import { ItemShelf } from '../shelf/item-shelf.tsx';

/** The block chosen by the type `collection`. */
export default ItemShelf;
