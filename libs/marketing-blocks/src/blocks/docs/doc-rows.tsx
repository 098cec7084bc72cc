import { Icon } from '@foyer/ui/icon';
import { doc, note, rows } from './doc-rows.css.ts';
import type { DocsProps } from './docs.schema.ts';

/** Each document a row between hairlines, pressed as a whole. */
export default function DocRows({ docs }: Pick<DocsProps, 'docs'>) {
  return (
    <ul className={rows}>
      {docs.map(({ id, title, subtitle, href, isOutside }) => (
        <li key={id}>
          <a className={doc} href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
            <span>
              {title}
              {subtitle !== undefined && <span className={note}> {subtitle}</span>}
            </span>
            <Icon name={isOutside ? 'download' : 'chevron-end'} />
          </a>
        </li>
      ))}
    </ul>
  );
}
