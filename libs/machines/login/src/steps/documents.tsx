import { useTranslate } from '@foyer/ui/i18n';
import { Link } from '@foyer/ui/link';
import { useLabel } from '@foyer/ui/theme';
import { smallPrint, smallPrintOnPage } from '../login.css.ts';
import type { LoginDocuments } from './step.types.ts';

/** Stand where the links will be put in. */
const marks = { terms: '[terms]', policy: '[policy]' } as const;

/** Props of {@link Documents}. */
export interface DocumentsProps {
  documents: LoginDocuments;
  /** Words of the button that is the consent. */
  button: string;
}

/** What is accepted by going on, with links that leave the entry as it is. */
export function Documents({ documents, button }: DocumentsProps) {
  const t = useTranslate('modal');
  const isCard = useLabel().variants.dialog === 'card';
  const parts = t('modal.login.terms', { button, ...marks }).split(/(\[terms\]|\[policy\])/u);
  const linkOf = (mark: string) =>
    mark === marks.terms
      ? ([documents.terms, t('modal.login.terms_link')] as const)
      : ([documents.policy, t('modal.login.policy_link')] as const);
  return (
    <p className={isCard ? smallPrint : `${smallPrint} ${smallPrintOnPage}`}>
      {parts.map((part) => {
        if (part !== marks.terms && part !== marks.policy) return part;
        const [href, words] = linkOf(part);
        return (
          <Link key={part} href={href} isInNewTab>
            {words}
          </Link>
        );
      })}
    </p>
  );
}
