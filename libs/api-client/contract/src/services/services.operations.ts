import { defineOperation } from '../define-operation.ts';
import { notificationAnswerSchema } from '../notifications/notifications.schema.ts';
import {
  serviceParamsSchema,
  serviceSchema,
  servicesPageSchema,
  servicesQuerySchema,
  subscriptionParamsSchema,
} from './services.schema.ts';

/** The services on sale, without those that only come with another. */
export const listServicesOperation = defineOperation({
  operationId: 'listServices',
  method: 'get',
  path: '/services',
  tag: 'services',
  summary: 'The services on sale',
  access: 'anyone',
  query: servicesQuerySchema,
  answer: servicesPageSchema,
  status: 200,
  errors: [],
});

/** A service by id or alias; with purchase data for who has signed in. CALL-032. */
export const getServiceOperation = defineOperation({
  operationId: 'getService',
  method: 'get',
  path: '/services/{id_or_alias}',
  tag: 'services',
  summary: 'A service',
  access: 'anyone',
  params: serviceParamsSchema,
  answer: serviceSchema,
  status: 200,
  errors: ['notFound'],
});

/** Asks to end a subscription; what is paid for stays. Also withdraws a subscription just asked for. */
export const cancelServiceOperation = defineOperation({
  operationId: 'cancelService',
  method: 'post',
  path: '/services/{id}/cancel',
  tag: 'services',
  summary: 'Unsubscribe',
  access: 'adult',
  proof: 'fresh',
  params: subscriptionParamsSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['notFound', 'subscriptionFixed'],
});

/** Takes an unsubscription back while the subscription has not ended. */
export const resumeServiceOperation = defineOperation({
  operationId: 'resumeService',
  method: 'post',
  path: '/services/{id}/resume',
  tag: 'services',
  summary: 'Stay subscribed',
  access: 'adult',
  proof: 'fresh',
  params: subscriptionParamsSchema,
  answer: notificationAnswerSchema,
  status: 200,
  errors: ['notFound', 'subscriptionFixed'],
});

/** The calls of this resource by operation id. */
export const servicesOperations = {
  listServices: listServicesOperation,
  getService: getServiceOperation,
  cancelService: cancelServiceOperation,
  resumeService: resumeServiceOperation,
} as const;
