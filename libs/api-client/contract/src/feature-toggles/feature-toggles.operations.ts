import { defineOperation } from '../define-operation.ts';
import {
  featureToggleParamsSchema,
  featureToggleSchema,
  featureTogglesSchema,
} from './feature-toggles.schema.ts';

/** Everything that is switched on. */
export const listFeatureTogglesOperation = defineOperation({
  operationId: 'listFeatureToggles',
  method: 'get',
  path: '/feature-toggles',
  tag: 'feature-toggles',
  summary: 'What is switched on',
  access: 'anyone',
  answer: featureTogglesSchema,
  status: 200,
  errors: [],
});

/** One toggle with its data; not found while it is off. */
export const getFeatureToggleOperation = defineOperation({
  operationId: 'getFeatureToggle',
  method: 'get',
  path: '/feature-toggles/{key}',
  tag: 'feature-toggles',
  summary: 'One toggle',
  access: 'anyone',
  params: featureToggleParamsSchema,
  answer: featureToggleSchema,
  status: 200,
  errors: ['notFound'],
});

/** The calls of this resource by operation id. */
export const featureTogglesOperations = {
  listFeatureToggles: listFeatureTogglesOperation,
  getFeatureToggle: getFeatureToggleOperation,
} as const;
