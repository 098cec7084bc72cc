export { vars } from './contract.css.ts';
export { fluid } from './fluid.ts';
export { media } from './media.ts';
export { text, type TypeRole } from './type.ts';
export { focusRing } from './focus.ts';
