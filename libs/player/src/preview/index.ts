/** For previews of cards: no React, no xstate, no engine. */
export { playPreview } from './play-preview.ts';
export { previewAddress } from './preview-address.ts';
