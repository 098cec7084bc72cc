export { Footer } from './footer.tsx';
export type { FooterGroup, FooterProps } from './footer.types.ts';
