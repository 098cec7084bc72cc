import { useNonce } from '@foyer/page-runtime/page/document-nonce';

/**
 * A script in the server's page that runs before anything is loaded.
 *
 * @param text - Nothing in the browser, which keeps what the server wrote.
 */
export function InlineScript({ text }: { text: string }) {
  const nonce = useNonce();
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
