export { FullPage } from './full-page.tsx';
