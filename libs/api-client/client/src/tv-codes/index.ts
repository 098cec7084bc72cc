export { authorizeTvCode, sendOttTvCode } from './tv-codes.resource.ts';
