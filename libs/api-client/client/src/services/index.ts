export { serviceQuery, servicesQuery } from './services.queries.ts';
export {
  cancelService,
  getService,
  listServices,
  resumeService,
  type ServicesInput,
} from './services.resource.ts';
