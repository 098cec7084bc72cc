export { CardFrame } from './card-frame.tsx';
export { leading } from './card-shapes.css.ts';
