export { ServicePage, type ServicePageProps } from './service-page.tsx';
