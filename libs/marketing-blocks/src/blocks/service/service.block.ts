import { ItemShelf } from '../shelf/item-shelf.tsx';

/** The block chosen by the type `service`. */
export default ItemShelf;
