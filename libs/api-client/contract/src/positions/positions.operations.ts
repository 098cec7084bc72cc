import { defineOperation } from '../define-operation.ts';
import {
  positionParamsSchema,
  positionsPageSchema,
  positionsQuerySchema,
  setPositionSchema,
  storedPositionSchema,
} from './positions.schema.ts';

/** What the profile has watched: its history, or what it goes on with. */
export const listPositionsOperation = defineOperation({
  operationId: 'listPositions',
  method: 'get',
  path: '/positions',
  tag: 'positions',
  summary: 'What the profile has watched',
  access: 'account',
  query: positionsQuerySchema,
  answer: positionsPageSchema,
  status: 200,
  errors: [],
});

/**
 * Stores how far the profile has watched a film or an episode, unless a newer place is known. From the credits on it is
 * watched.
 */
export const setPositionOperation = defineOperation({
  operationId: 'setPosition',
  method: 'put',
  path: '/positions/{media_item_id}',
  tag: 'positions',
  summary: 'Store a position',
  access: 'account',
  params: positionParamsSchema,
  body: setPositionSchema,
  answer: storedPositionSchema,
  status: 200,
  errors: ['notFound', 'conflict'],
});

/** Takes a film, an episode, or a whole series out of the history. */
export const deletePositionOperation = defineOperation({
  operationId: 'deletePosition',
  method: 'delete',
  path: '/positions/{media_item_id}',
  tag: 'positions',
  summary: 'Take a title out of the history',
  access: 'account',
  params: positionParamsSchema,
  status: 204,
  errors: ['notFound'],
});

/** Forgets the whole history of the profile. */
export const deletePositionsOperation = defineOperation({
  operationId: 'deletePositions',
  method: 'delete',
  path: '/positions',
  tag: 'positions',
  summary: 'Forget the history',
  access: 'account',
  status: 204,
  errors: [],
});

/** The calls of this resource by operation id. */
export const positionsOperations = {
  listPositions: listPositionsOperation,
  setPosition: setPositionOperation,
  deletePosition: deletePositionOperation,
  deletePositions: deletePositionsOperation,
} as const;
