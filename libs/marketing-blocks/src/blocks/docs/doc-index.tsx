import { Icon } from '@foyer/ui/icon';
import { drawn } from '../../parts/cover.css.ts';
import { doc, index, line, note } from './doc-index.css.ts';
import type { DocsProps } from './docs.schema.ts';

/** The documents as the index at the end of a book: in italics, what they are beside their names. */
export default function DocIndex({ docs }: Pick<DocsProps, 'docs'>) {
  return (
    <ul className={index}>
      {docs.map(({ id, title, subtitle, href, isOutside }) => (
        <li key={id} className={line}>
          <a className={doc} href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
            <span className={drawn}>{title}</span>
            {isOutside && <Icon name="download" size={16} />}
          </a>
          {subtitle !== undefined && <span className={note}>{subtitle}</span>}
        </li>
      ))}
    </ul>
  );
}
