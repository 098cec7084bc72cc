export { addressReader, peerOf } from './edges/address-reader.ts';
export { createHttpServer, type RequestTimes } from './edges/http-server.ts';
export { isLabelName, LABEL_HEADER, labelOf } from './edges/label-header.ts';
export { readPublicOrigins, type PublicOrigin } from './edges/public-origins.ts';
export { readTrustedProxies, type TrustedProxies } from './edges/trusted-proxies.ts';
export { requestLimits } from './edges/request-limits.ts';
export { networkOf, viewerAddress } from './edges/viewer-address.ts';
export { viewerUrl } from './edges/viewer-url.ts';
export { liveAnswer, readyAnswer } from './health/health-answers.ts';
export {
  createReadiness,
  type HealthCheck,
  type HealthWord,
  type Readiness,
} from './health/readiness.ts';
export { accessLog } from './log/access-log.ts';
export { shortStatement } from './log/describe-error.ts';
export { keepOutput } from './log/keep-output.ts';
export {
  createLog,
  readLogSettings,
  silentLog,
  type Log,
  type LogFields,
  type LogSettings,
} from './log/log.ts';
export {
  currentRequestId,
  noteOnRequest,
  REQUEST_ID_HEADER,
  requestIdOf,
  withRequestId,
} from './log/request-id.ts';
export { hasCleanText } from './input/clean-text.ts';
export { isDeeperThan } from './input/json-depth.ts';
export { BodyCut, BodyTooLarge, readBody, readBodyBytes } from './input/read-body.ts';
export { isLoopback } from './settings/loopback.ts';
export { readPort } from './settings/read-port.ts';
export { StartRefusal } from './start-refusal.ts';
export { gentleEnd, type GentleEnd } from './stop/gentle-end.ts';
export { onStop } from './stop/on-stop.ts';
export { readStopDelay } from './stop/stop-delay.ts';
