export { Footer } from './footer.tsx';
export type { FooterProps } from '../component.types.ts';
