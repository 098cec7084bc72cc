import type { ReactNode } from 'react';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { inline, standing } from './link.css.ts';

/** Props of {@link Link}. */
export interface LinkProps {
  href: string;
  /** Whether it stands in a sentence or by itself. @default 'inline' */
  look?: 'inline' | 'word';
  /** Opens beside the page, for what must not end a payment or an entry. @default false */
  isInNewTab?: boolean;
  /** Reloads the whole document. @default false */
  isDocument?: boolean;
  children: ReactNode;
}

/** A link in a sentence, or a word that leads somewhere. */
export function Link({
  href,
  look = 'inline',
  isInNewTab = false,
  isDocument = false,
  children,
}: LinkProps) {
  const skin = useFieldSkin();
  return (
    <a
      className={look === 'inline' ? inline : standing[skin]}
      href={href}
      data-document={isDocument ? '' : undefined}
      {...(isInNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
