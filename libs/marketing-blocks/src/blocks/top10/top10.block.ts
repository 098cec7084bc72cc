import { Top10Block } from './top10.tsx';

/** The block chosen by the type `top10`. */
export default Top10Block;
