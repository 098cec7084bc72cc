import type { Replacements } from './leave-out.ts';

/** A module whose only export is a factory of one object, as all of dash.js are. */
const singleton = (members: string) =>
  `const only = { ${members} };\nexports.default = () => ({ getInstance: () => only });`;

/**
 * What of dash.js (5.2) no player of ours uses. Each answers as dash.js does while the feature is switched off, which
 * it is by default.
 */
export const replacements: Replacements = {
  // Common Media Client Data: an origin hears of a playback in our own headers. ENGINE-013
  './src/streaming/controllers/CmcdController.js': singleton(
    [
      'initialize() {}',
      'reset() {}',
      'setConfig() {}',
      'isCmcdEnabled: () => false',
      'applyCmcdToRequest() {}',
      'getCmcdParametersFromManifest: () => ({})',
      'getCmcdRequestInterceptors: () => []',
      'getCmcdResponseReceivedInterceptors: () => []',
    ].join(', '),
  ),
  './node_modules/@svta/cml-cmcd/dist/index.js': [
    "exports.CMCD_PARAM = 'CMCD';",
    "exports.CmcdTransmissionMode = { QUERY: 'query', HEADERS: 'headers' };",
    'exports.CMCD_DEFAULT_TIME_INTERVAL = 30;',
    'exports.CmcdReportingMode = exports.CmcdEventType = exports.CmcdPlayerState = {};',
    'exports.CMCD_KEYS = [];',
  ].join('\n'),
  // Common Media Server Data.
  './src/streaming/models/CmsdModel.js': singleton(
    [
      'initialize() {}',
      'reset() {}',
      'setConfig() {}',
      'parseResponseHeaders: () => null',
      'getMaxBitrate: () => -1',
      'getEstimatedThroughput: () => null',
      'getResponseDelay: () => null',
      'getRoundTripTime: () => null',
    ].join(', '),
  ),
  // Subtitles in TTML, which dash.js draws itself; what is drawn here are words. See ttml-cues.ts
  './node_modules/imsc/src/main/js/main.js': [
    "const refuse = () => { throw new Error('TTML is not read'); };",
    'exports.fromXML = exports.generateISD = exports.renderHTML = refuse;',
  ].join('\n'),
};
