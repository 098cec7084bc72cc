export {
  deletePositionOperation,
  deletePositionsOperation,
  listPositionsOperation,
  setPositionOperation,
} from './positions.operations.ts';
export {
  positionParamsSchema,
  positionsPageSchema,
  type PositionsPage,
  positionsQuerySchema,
  setPositionSchema,
  type StoredPosition,
  storedPositionSchema,
} from './positions.schema.ts';
