export { accounts, devices, profiles } from './tables/accounts.table.ts';
export {
  ageLimits,
  countries,
  credits,
  genres,
  mediaBlocks,
  mediaItems,
  mediaViews,
  menuItems,
  persons,
} from './tables/catalogue.table.ts';
export { facts } from './tables/facts.table.ts';
export { attempts, codes, outbox, sessions } from './tables/sessions.table.ts';
export { favourites, mediaPositions } from './tables/viewing.table.ts';
