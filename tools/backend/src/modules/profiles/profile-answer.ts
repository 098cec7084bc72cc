import type { Profile } from '@foyer/contract';
import type { ImageFacts } from '../images/image-facts.ts';
import type { ProfileRow } from '../sessions/viewer.ts';

/** Limits of when and how long a profile may watch; absent without any. ENTITY-002. */
function viewLimits({
  allowedFrom,
  allowedTo,
  maxViewMinutes,
}: ProfileRow): Pick<Profile, 'view_limits'> {
  if (allowedFrom === null && maxViewMinutes === null) return {};
  return {
    view_limits: {
      allowed_from: allowedFrom ?? '00:00',
      allowed_to: allowedTo ?? '23:59',
      ...(maxViewMinutes !== null && { max_view_time: maxViewMinutes * 60 }),
    },
  };
}

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
  ...viewLimits(row),
});
