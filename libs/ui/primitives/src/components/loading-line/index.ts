export { LoadingLine } from './loading-line.tsx';
