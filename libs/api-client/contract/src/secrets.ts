import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH } from './constants.ts';

/** A value that shows itself only to the code that sends it. The client takes secrets in this form only. */
export interface SecretValue {
  /** The plain text; called once, where the request body is made. */
  reveal(): string;
}

/** Put in place of a secret wherever a request is shown or stored. */
export const SECRET_MASK = '***';

/** Marks a schema of a text that must not be shown, logged or stored. */
export const SECRET = { secret: true } as const;

/** The same of a text that the service shows to its owner. */
export const SHOWN_SECRET = { secret: true, isShown: true } as const;

/** A password or one-time code. Secret. */
export const secretTextSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(128),
  v.metadata(SECRET),
);

/** A password to be set: any characters, enough of them. Secret. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN_LENGTH),
  v.maxLength(128),
  v.metadata(SECRET),
);

/** A PIN: exactly four digits, secret. */
export const pinSchema = v.pipe(v.string(), v.regex(/^\d{4}$/), v.metadata(SECRET));

/** Whether a schema is marked as one of a secret. */
export function isSecretSchema(schema: v.GenericSchema): boolean {
  return v.getMetadata(schema)['secret'] === true;
}

/** Structure of the wrapping and object schemas that a request body is made of. */
interface SchemaParts {
  entries?: Record<string, v.GenericSchema>;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
}

const partsOf = (schema: v.GenericSchema): SchemaParts => schema as SchemaParts;

/**
 * A copy of `value` in which {@link SECRET_MASK} stands for every field that `schema` marks as secret,
 * and for every field it does not know: a misnamed secret is one too.
 */
export function maskSecrets(schema: v.GenericSchema, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (isSecretSchema(schema)) return SECRET_MASK;
  const { entries, wrapped, item } = partsOf(schema);
  if (wrapped) return maskSecrets(wrapped, value);
  if (item) {
    return Array.isArray(value) ? value.map((one: unknown) => maskSecrets(item, one)) : SECRET_MASK;
  }
  if (!entries) return value;
  if (typeof value !== 'object') return SECRET_MASK;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => {
      const fieldSchema = Object.hasOwn(entries, key) ? entries[key] : undefined;
      return [key, fieldSchema ? maskSecrets(fieldSchema, field) : SECRET_MASK];
    }),
  );
}

/** Dotted paths of the secret fields of a schema, for example `['pin_code']`. */
export function secretPaths(schema: v.GenericSchema, prefix = ''): string[] {
  if (isSecretSchema(schema)) return [prefix];
  const { entries, wrapped, item } = partsOf(schema);
  if (wrapped) return secretPaths(wrapped, prefix);
  if (item) return secretPaths(item, prefix);
  return Object.entries(entries ?? {}).flatMap(([key, field]) =>
    secretPaths(field, prefix ? `${prefix}.${key}` : key),
  );
}
