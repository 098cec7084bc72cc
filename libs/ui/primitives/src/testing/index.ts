export { renderWithLabel } from './render-with-label.tsx';
export { surround, type Surroundings } from './surround.tsx';
