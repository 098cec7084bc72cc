/** What one tab tells the others: who is watching may have changed, or what they own. */
export type TabNews = 'viewer' | 'page';

/** Calls that change the holder of the session. */
const viewerCalls = ['createSession', 'demoSignIn', 'deleteSession', 'switchProfile'];

/** Calls that change what every page knows of the viewer. */
const userCalls = ['editProfile', 'setLanguage', 'finishPoll'];

/** Calls that change what the viewer may watch and pay with. */
const pageCalls = [
  'buyContent',
  'confirmTicket',
  'cancelService',
  'resumeService',
  'sendPromoCode',
  'activateCertificate',
  'sendOttTvCode',
  'addBankCard',
  'deleteBankCard',
  'renewByBankCard',
  'registerBonus',
  'changeBonusLogin',
  'confirmBonus',
  'drawBonus',
];

/** Whether a call changes the holder of the session. */
export const isViewerCall = (operationId: string): boolean => viewerCalls.includes(operationId);

/** What a call that was made here means for the other tabs; nothing for one that concerns this tab alone. */
export function newsOf(operationId: string): TabNews | undefined {
  if (pageCalls.includes(operationId)) return 'page';
  return isViewerCall(operationId) || userCalls.includes(operationId) ? 'viewer' : undefined;
}
