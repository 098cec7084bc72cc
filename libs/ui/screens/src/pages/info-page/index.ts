export { InfoPage, InfoSection, type InfoPageProps } from './info-page.tsx';
