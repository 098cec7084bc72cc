import type { Profile } from '@foyer/contract';
import type { ImageFacts } from '../images/image-facts.ts';
import type { ProfileRow } from '../sessions/viewer.ts';

/** A profile as it goes over the wire. */
export const profileAnswer = (row: ProfileRow, images: ImageFacts): Profile => ({
  id: row.id,
  name: row.name,
  type: row.type,
  icon: { id: row.iconId, image: images.describe(row.iconId) },
  default_age_limit_id: row.defaultAgeLimitId,
  max_age_limit_id: row.maxAgeLimitId,
  is_erotic_allowed: row.isEroticAllowed,
  purchase_limits: { is_pin_required: row.isPinRequired },
  is_notifications_allowed: row.isNotificationsAllowed,
});
