export { PageTop } from './page-top.tsx';
