import type * as schema from '../database/schema.ts';
import { hashSecret } from '../server/secrets.ts';
import type { AccountSeed } from './accounts.ts';
import { builtHashes } from './built-hashes.ts';
import { deviceSeeds } from './devices.ts';
import { mediaItemRows } from './media-item-rows.ts';
import { ageLimitId } from './names.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The rows of one demo account. */
export interface AccountRows {
  account: typeof schema.accounts.$inferInsert;
  profiles: (typeof schema.profiles.$inferInsert)[];
  devices: (typeof schema.devices.$inferInsert)[];
  positions: (typeof schema.mediaPositions.$inferInsert)[];
  favourites: (typeof schema.favourites.$inferInsert)[];
}

const isPhone = (login: string): boolean => login.startsWith('+');

const masterId = (seed: AccountSeed): string => `${seed.id}-profile-1`;

const hashes = new Map<string, string | Promise<string>>(builtHashes());

/** Hashed once a process at most, so that putting the demo data back is quick. */
async function hash(secret: string | undefined): Promise<string | null> {
  if (secret === undefined) return null;
  const hashed = hashes.get(secret) ?? hashSecret(secret);
  hashes.set(secret, hashed);
  return hashed;
}

async function profileRows(seed: AccountSeed): Promise<AccountRows['profiles']> {
  const pinHash = await hash(seed.pin);
  return seed.profiles.map((profile, position) => ({
    id: `${seed.id}-profile-${position + 1}`,
    accountId: seed.id,
    position,
    type: position === 0 ? 'master' : 'additional',
    name: profile.name,
    iconId: profile.icon,
    defaultAgeLimitId: ageLimitId(profile.defaultAge ?? 18),
    maxAgeLimitId: ageLimitId(profile.maxAge ?? 18),
    isPinRequired: profile.isPinRequired ?? false,
    pinHash: position === 0 ? pinHash : null,
    allowedFrom: profile.allowedFrom ?? null,
    allowedTo: profile.allowedTo ?? null,
    maxViewMinutes: profile.maxViewMinutes ?? null,
  }));
}

const minutesById = new Map(mediaItemRows.map(({ id, durationMinutes }) => [id, durationMinutes]));

const positionRows = (seed: AccountSeed, now: Date): AccountRows['positions'] =>
  (seed.history ?? []).map(([slug, share], index) => ({
    profileId: masterId(seed),
    mediaItemId: slug,
    timepoint: Math.round((minutesById.get(slug) ?? 0) * 60 * share),
    isViewed: share >= 1,
    updatedAt: new Date(now.getTime() - index * 26 * HOUR_MS),
  }));

/** The rows of a demo account. */
export async function accountRows(seed: AccountSeed, now: Date): Promise<AccountRows> {
  const { id, login } = seed;
  return {
    account: {
      id,
      login,
      phone: isPhone(login) ? login : null,
      email: isPhone(login) ? null : login,
      passwordHash: await hash(seed.password),
      timeZone: 'Europe/Moscow',
      isBlocked: seed.isBlocked ?? false,
      mustMigrate: seed.mustMigrate ?? false,
      isDemo: true,
      shows: seed.shows,
    },
    profiles: await profileRows(seed),
    devices: deviceSeeds.slice(0, seed.deviceCount).map((device, index) => ({
      ...device,
      id: `${id}-device-${index + 1}`,
      uid: `${id}-device-${index + 1}`,
      accountId: id,
      addedAt: new Date(now.getTime() - (index + 1) * 9 * HOUR_MS),
    })),
    positions: positionRows(seed, now),
    favourites: (seed.favourites ?? []).map((itemId, index) => ({
      profileId: masterId(seed),
      itemType: 'media_item' as const,
      itemId,
      addedAt: new Date(now.getTime() - index * HOUR_MS),
    })),
  };
}
