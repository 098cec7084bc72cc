export { DisplayTitle } from './display-title.tsx';
