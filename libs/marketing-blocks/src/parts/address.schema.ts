import * as v from 'valibot';

/** Address of a file of the service or of the web; nothing that runs. */
export const addressSchema = v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/(?!\/))/i));
