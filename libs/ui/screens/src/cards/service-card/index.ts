export { ServiceCard, type ServiceCardProps, type ServiceSummary } from './service-card.tsx';
