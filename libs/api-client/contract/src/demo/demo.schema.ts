import * as v from 'valibot';

/** Login of a demo account: a phone or an e-mail address. */
export const demoSignInSchema = v.object({ login: v.pipe(v.string(), v.minLength(1)) });
/** Input of the sign-in by demo account. */
export type DemoSignIn = v.InferOutput<typeof demoSignInSchema>;

/** The accounts that a demo offers. */
export const demoAccountsSchema = v.object({
  items: v.array(
    v.object({
      login: v.string(),
      /** What can be seen with this account, in a sentence. */
      shows: v.string(),
    }),
  ),
});
/** The accounts that a demo offers. */
export type DemoAccounts = v.InferOutput<typeof demoAccountsSchema>;
