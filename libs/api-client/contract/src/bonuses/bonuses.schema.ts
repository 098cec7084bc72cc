import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { notificationSchema } from '../notifications/notifications.schema.ts';
import { idSchema } from '../primitives.ts';
import { secretTextSchema } from '../secrets.ts';

const loginTypeSchema = v.picklist(['phone', 'email']);

const pointsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A bonus program, as the account stands with it. ENTITY-048. */
export const bonusProgramSchema = v.object({
  id: idSchema,
  name: v.string(),
  image: imageSchema,
  /** Paragraphs, separated by an empty line. */
  description: v.string(),
  /** `not_registered`, `processing`, `active`, `blocked`; others may come. BONUS-005. */
  status: v.string(),
  /** What may be done: `register`, `use_custom_login`; others may come. BONUS-006. */
  actions: v.array(v.string()),
  required_login_type: loginTypeSchema,
  activation_terms: v.string(),
  /** The login it was registered with. */
  login: v.optional(v.string()),
  /** Points to pay with; one stands for one unit of the currency. */
  balance: v.optional(pointsSchema),
});
/** A bonus program. */
export type BonusProgram = v.InferOutput<typeof bonusProgramSchema>;

/** The bonus programs. */
export const bonusProgramsSchema = v.object({ items: v.array(bonusProgramSchema) });
/** The bonus programs. */
export type BonusPrograms = v.InferOutput<typeof bonusProgramsSchema>;

/** Path parameters of the calls about one program. */
export const bonusProgramParamsSchema = v.object({ id: idSchema });

const loginSchema = v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(100));

/** Input of registering and of changing the login. BONUS-017. */
export const bonusLoginSchema = v.object({ login: loginSchema, login_type: loginTypeSchema });

/** Answer of registering and of changing the login. ENTITY-051. */
export const bonusRegistrationSchema = v.object({
  /** `need_confirm`: a code was sent. Any other is the program's new status. BONUS-001. */
  status: v.string(),
  request_id: v.optional(idSchema),
  /** Seconds until the code may be asked for again. BONUS-014. */
  resend_after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
/** Answer of registering and of changing the login. */
export type BonusRegistration = v.InferOutput<typeof bonusRegistrationSchema>;

/** Input of the confirmation. `action` says which of the two calls sent the code. BONUS-018, BONUS-019. */
export const bonusConfirmationSchema = v.object({
  action: v.picklist(['register', 'change_login']),
  request_id: idSchema,
  confirmation_code: secretTextSchema,
});
/** Which call sent a code. */
export type BonusAction = v.InferOutput<typeof bonusConfirmationSchema>['action'];

/** Answer of the confirmation. */
export const bonusConfirmedSchema = v.object({
  status: v.string(),
  notification: v.optional(notificationSchema),
});
/** Answer of the confirmation. */
export type BonusConfirmed = v.InferOutput<typeof bonusConfirmedSchema>;

/** The draw of the day: whether it was made, and what it brought. */
export const bonusDrawSchema = v.object({
  is_available: v.boolean(),
  /** When the next one may be made; absent while one may be made now. */
  next_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** What the last one brought. */
  prize: v.optional(v.object({ title: v.string(), description: v.string(), image: imageSchema })),
});
/** The draw of the day. */
export type BonusDraw = v.InferOutput<typeof bonusDrawSchema>;
