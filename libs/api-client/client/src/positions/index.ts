export { positionsQuery } from './positions.queries.ts';
export {
  deletePosition,
  deletePositions,
  listPositions,
  setPosition,
  type PositionsInput,
} from './positions.resource.ts';
