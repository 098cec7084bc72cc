export * from './age-limits/index.ts';
export * from './auth/index.ts';
export * from './catalogue/index.ts';
export * from './channels/index.ts';
export * from './collections/index.ts';
export * from './countries/index.ts';
export * from './demo/index.ts';
export * from './devices/index.ts';
export * from './events/index.ts';
export * from './analytics/index.ts';
export * from './faq/index.ts';
export * from './favourites/index.ts';
export * from './karaoke/index.ts';
export * from './languages/index.ts';
export * from './media-items/index.ts';
export * from './media-views/index.ts';
export * from './menu/index.ts';
export * from './pages/index.ts';
export * from './persons/index.ts';
export * from './playback/index.ts';
export * from './positions/index.ts';
export * from './profiles/index.ts';
export * from './promo-events/index.ts';
export * from './ratings/index.ts';
export * from './reminders/index.ts';
export * from './search/index.ts';
export * from './session/index.ts';
export * from './view-time/index.ts';
export * from './messages/index.ts';
export * from './feature-toggles/index.ts';
export * from './feedback/index.ts';
export * from './cold-start/index.ts';
export * from './purchases/index.ts';
export * from './services/index.ts';
export * from './bank-cards/index.ts';
export * from './bonuses/index.ts';
export * from './promo-codes/index.ts';
export * from './certificates/index.ts';
export * from './tv-codes/index.ts';
export * from './user/index.ts';
export {
  createClient,
  type CallInput,
  type CallPlace,
  type Client,
  type ClientOptions,
} from './client.ts';
export { ApiError, ContractError, NetworkError } from './errors.ts';
export type { QueryContext } from './query-context.ts';
export { isServiceTimeKnown, noteServiceTime, serviceNow } from './service-clock.ts';
export { supportCode } from './support-code.ts';
