export {
  type AdReport,
  type AdReports,
  announcePlayback,
  type AnnounceOptions,
} from './announce-playback.ts';
export { joinParent, type JoinOptions } from './join-parent.ts';
export {
  openParentWindow,
  type ParentEvent,
  type ParentWindow,
  type ParentWindowOptions,
  type PlayerNews,
} from './parent-window.ts';
export { PARTNER_PARAMETER, setPartnerId, withPartnerId } from './partner-id.ts';
