import type { SlotReport } from '@foyer/ad-slots';
import type { AdEventData } from '@foyer/contract';
import type { PlaybackReport } from './playback-report.ts';

/** What an advertisement did. ANALYTICS-016 */
export interface AdWord {
  action: Extract<PlaybackReport, { type: 'playback_ad' }>['action'];
  data: AdEventData;
  /** Of an error: its place in the list of ad errors, from 1. ENGINE-038 */
  errorCode?: number;
}

const actions = {
  'ad.requested': 'request',
  'ad.started': 'start',
  'ad.ended': 'end',
  'ad.skipped': 'skip',
  'ad.clicked': 'click',
  'ad.failed': 'error',
} as const;

/** Of what went well. Reading 14 says what errors carry. */
const RESULT_OK = 1;

/**
 * What analytics is told of a report of the slots; nothing of a break as a whole, whose advertisements are told one by
 * one. AD-036, ANALYTICS-016, ENGINE-038
 */
export function adWordOf(report: SlotReport): AdWord | undefined {
  if (report.type === 'break.started' || report.type === 'break.ended') return undefined;
  const { ad, slot } = report;
  const error = report.type === 'ad.failed' ? report.error : undefined;
  const data: AdEventData = {
    ad_place_type: slot,
    ad_position: ad.position,
    result_code: error?.resultCode ?? RESULT_OK,
    ...(ad.url !== undefined && { url: ad.url }),
    ...(ad.duration !== undefined && { duration: ad.duration }),
    ...(ad.partnerId !== undefined && { ad_partner_id: ad.partnerId }),
    ...(ad.system !== undefined && { ad_system: ad.system }),
    ...(ad.id !== undefined && { ad_id: ad.id }),
  };
  return { action: actions[report.type], data, ...(error && { errorCode: error.code }) };
}
