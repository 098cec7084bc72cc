export {
  serviceShortSchema,
  type ServiceShort,
  type ServiceStatus,
  serviceStatuses,
  type SubscriptionState,
  subscriptionStateSchema,
} from './service.schema.ts';
export {
  cancelServiceOperation,
  getServiceOperation,
  listServicesOperation,
  resumeServiceOperation,
} from './services.operations.ts';
export {
  type Service,
  serviceSchema,
  type ServicesPage,
  servicesPageSchema,
} from './services.schema.ts';
