import { ItemShelf } from './item-shelf.tsx';

/** The block chosen by the type `content` where it holds more than titles. */
export default ItemShelf;
