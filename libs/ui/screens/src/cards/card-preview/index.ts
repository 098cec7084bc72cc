export { AnchoredPreview, type AnchoredPreviewProps } from './anchored-preview.tsx';
export { CardPreview } from './card-preview.tsx';
export type { CardPreviewProps, PreviewContent, TrailerVideo } from './preview.types.ts';
