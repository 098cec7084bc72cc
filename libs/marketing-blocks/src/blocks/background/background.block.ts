import { BackgroundBlock } from './background.tsx';

/** The block chosen by the type `background`. */
export default BackgroundBlock;
