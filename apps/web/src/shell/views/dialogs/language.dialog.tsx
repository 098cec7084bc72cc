import { PortsProvider } from '@foyer/core/react';
import { createLanguageMachine, type LanguageOutput } from '@foyer/language';
import { LanguageFlow } from '@foyer/language/view';
import type { ModalDialogProps } from '@foyer/modal/view';
import { useLanguage } from '@foyer/ui/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { withLanguage } from '@foyer/page-runtime/navigation/language-links';
import { languagePorts } from '../../../ports/language.ports.ts';

/** The languages to choose from; the page is loaded anew in the one that was chosen. LANG-006 to LANG-009 */
export function LanguageDialog({ shell, resolve, reject }: ModalDialogProps) {
  const client = useClient();
  const current = useLanguage();
  const queryClient = useQueryClient();
  const ports = useMemo(() => languagePorts({ client, queryClient }), [client, queryClient]);
  const end = (output: LanguageOutput) => {
    if (output.status === 'cancelled') return reject();
    resolve(output.code);
    const { pathname, search } = window.location;
    window.location.assign(withLanguage(pathname + search, output.code));
  };
  return (
    <PortsProvider flow={createLanguageMachine} ports={ports}>
      <LanguageFlow shell={shell} input={{ current }} onDone={end} />
    </PortsProvider>
  );
}
