import { ItemShelf } from '../shelf/item-shelf.tsx';

/** The block chosen by the type `recom_cold_start`. */
export default ItemShelf;
