export { ChipLinks, type ChipLinksProps } from './chip-links.tsx';
