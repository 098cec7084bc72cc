import { Icon } from '@foyer/ui/icon';
import { BlockSection } from '../../parts/block-section.tsx';
import { doc, docs as docsStyle, note } from './docs.css.ts';
import type { DocsProps } from './docs.schema.ts';

/** Documents to read or to load, each a row that is one link. */
export function Docs({ title, docs }: DocsProps) {
  return (
    <BlockSection title={title}>
      <ul className={docsStyle}>
        {docs.map(({ id, title: name, subtitle, href, isOutside }) => (
          <li key={id}>
            <a
              className={doc}
              href={href}
              {...(isOutside && { target: '_blank', rel: 'noopener' })}
            >
              <span>
                {name}
                {subtitle !== undefined && <span className={note}> {subtitle}</span>}
              </span>
              <Icon name={isOutside ? 'download' : 'chevron-end'} />
            </a>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
