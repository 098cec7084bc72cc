export { TvCodeFlow } from './tv-code.view.tsx';
