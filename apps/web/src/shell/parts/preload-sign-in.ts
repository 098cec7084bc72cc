import { countriesQuery, languagesQuery, userQuery } from '@foyer/client';
import { SignInDialog } from '@foyer/screens/sign-in-dialog';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { loginDialog } from '../views/dialogs.ts';

/** Loads what the first step of the sign-in shows, so that a press finds it there. */
export function preloadSignIn({ page }: Pick<Shell, 'page'>): void {
  const { client, queryClient, label, loadTexts } = page;
  const parts = [
    loginDialog.preload(),
    SignInDialog.preload(label.variants),
    ...(['modal', 'input', 'component'] as const).map(loadTexts),
    ...[userQuery(client), languagesQuery(client), countriesQuery(client)].map((query) =>
      queryClient.prefetchQuery<unknown>(query),
    ),
  ];
  // What cannot be loaded now is loaded, and told, by the press.
  void Promise.allSettled(parts);
}
