import * as v from 'valibot';

/** A line, since it stands in the head of an e-mail. */
const line = (longest: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(longest, `must be no longer than ${longest} characters`),
    v.regex(/^\P{Cc}*$/u, 'must be one line'),
  );

const text = v.pipe(
  v.string('must be a text'),
  v.nonEmpty('must not be empty'),
  v.maxLength(4000, 'must be no longer than 4000 characters'),
);

/** What a code is for, as texts say it by `{purpose}`. */
const purposes = v.strictObject({
  auth: line(60),
  register: line(60),
  reset_password: line(60),
  migrate_phone: line(60),
  bonus: line(60),
});

/** The texts of messages in one language. */
const texts = v.strictObject({
  /** By which viewers know who writes to them: `{sender}`, and the name in an e-mail's `From`. */
  sender: v.optional(line(40)),
  purposes,
  sms: text,
  /** Of an e-mail. */
  subject: line(120),
  email: text,
  /** The same where an account was changed, which `{change}` says. */
  change_sms: text,
  change_subject: line(120),
  change_email: text,
  /** Of a payment: by e-mail alone. */
  receipt_subject: line(120),
  receipt_email: text,
  /** The same before a subscription costs another sum. */
  renewal_subject: line(120),
  renewal_email: text,
});

export type MessageTexts = v.InferOutput<typeof texts>;

/** What a label says in messages, with nothing left out. */
export const messageTemplateSchema = v.strictObject({ rus: texts, eng: texts, hye: texts });

export type MessageTemplate = v.InferOutput<typeof messageTemplateSchema>;

const someTexts = v.partial(v.strictObject({ ...texts.entries, purposes: v.partial(purposes) }));

/** A file of texts: what it leaves out is said as by default. */
export const templateFileSchema = v.strictObject({
  rus: v.optional(someTexts),
  eng: v.optional(someTexts),
  hye: v.optional(someTexts),
});

export type TemplateFile = v.InferOutput<typeof templateFileSchema>;
