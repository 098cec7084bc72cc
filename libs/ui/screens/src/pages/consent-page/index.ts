export { ConsentPage, type ConsentPageProps } from './consent-page.tsx';
