/** What a flow tells the viewer: a translation key, or the server's own words in the session's language. */
export type Message =
  | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** The words of a message in the viewer's language; nothing for no message. */
export function messageText<K extends string>(
  translate: (key: K, params?: Readonly<Record<string, string | number>>) => string,
  message: Message | undefined,
): string | undefined {
  if (!message) return undefined;
  // Machines may not import the list of texts; the test of each view shows that their keys are in it.
  return 'text' in message ? message.text : translate(message.key as K, message.params);
}
