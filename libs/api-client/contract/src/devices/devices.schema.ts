import * as v from 'valibot';
import { DEVICE_LIMIT } from '../constants.ts';
import { deviceUidSchema, idSchema } from '../primitives.ts';

/** A device that counts towards the limit of its account. ENTITY-005. */
export const deviceSchema = v.object({
  /** What the device's own front end stores, so that it knows itself in the list. */
  uid: deviceUidSchema,
  id: idSchema,
  /** What the device says of itself, for example `Chrome, Windows`. */
  terminal_name: v.string(),
  /** Name given to the device; shown instead of `terminal_name`. DEV-007. */
  title: v.optional(v.string()),
  /** The picture that the front end draws for it. */
  device_type_icon: v.picklist(['tv', 'phone', 'tablet', 'computer', 'console']),
});
/** A device that counts towards the limit of its account. */
export type Device = v.InferOutput<typeof deviceSchema>;

/** The devices of an account, the latest first, and how many there may be. ENTITY-006. */
export const devicesSchema = v.object({
  devices: v.array(deviceSchema),
  limit: v.optional(
    v.object({
      device_limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), DEVICE_LIMIT),
    }),
    {},
  ),
});
/** The devices of an account, and how many there may be. */
export type Devices = v.InferOutput<typeof devicesSchema>;

/** Path parameters of calls about one device. */
export const deviceParamsSchema = v.object({ uid: deviceUidSchema });
