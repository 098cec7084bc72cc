import type { ModalDialogProps } from '@foyer/modal/view';
import { FrameDialog as Frame } from '@foyer/ui/frame-dialog';
import { useLanguage } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { useState } from 'react';
import { is, string } from 'valibot';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { frameAddress } from '@foyer/page-runtime/navigation/addresses';

/** Another site inside the page: `url` under `title`, with what it knows the viewer by. MODAL-022, MODAL-023 */
export function FrameDialog({ shell, data: { url, title } }: ModalDialogProps) {
  const running = useShell();
  const label = useLabel();
  const language = useLanguage();
  // Once: another address would load the frame anew.
  const [address] = useState(() =>
    is(string(), url) && running ? frameAddress(url, running.page, running.uid()) : undefined,
  );
  const name = is(string(), title) && title ? title : label.name[language];
  return <Frame {...shell} title={name} address={address} />;
}
