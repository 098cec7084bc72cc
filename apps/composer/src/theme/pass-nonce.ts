import { setNonce } from 'get-nonce';

/** Dialogs lock the page's scroll with a style element, which needs the nonce of this document. */
export function passNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
