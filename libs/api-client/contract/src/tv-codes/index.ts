export { authorizeTvCodeOperation, sendOttTvCodeOperation } from './tv-codes.operations.ts';
export { TV_CODE_LENGTH, type TvCodeAnswer, tvCodeAnswerSchema } from './tv-codes.schema.ts';
