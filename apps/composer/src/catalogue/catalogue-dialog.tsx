import { useState } from 'react';
import { input, quiet } from '../parts/controls.css.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useTexts } from '../texts/texts.tsx';
import * as css from './catalogue-dialog.css.ts';
import type { Thing, ThingKind } from './catalogue.types.ts';
import { isSection, sections } from './sections.ts';
import { useSearch } from './use-search.ts';

interface CatalogueDialogProps {
  title: string;
  /** What may be chosen. @default everything that has a page */
  kinds?: readonly ThingKind[] | undefined;
  onChoose: (thing: Thing) => void;
  onClose: () => void;
}

/** A search in what the service has: films, channels, services, pages and more. */
export function CatalogueDialog({ title, kinds, onChoose, onClose }: CatalogueDialogProps) {
  const { t } = useTexts();
  const [query, setQuery] = useState('');
  const findings = useSearch(query);
  const things =
    findings.status === 'found'
      ? findings.things.filter(({ kind }) => kinds?.includes(kind) ?? true)
      : [];
  const nameOf = ({ kind, title: name }: Thing) =>
    kind === 'section' && isSection(name) ? t(sections[name]) : name;
  return (
    <Dialog title={title} onClose={onClose}>
      <input
        className={input}
        type="search"
        aria-label={t('catalogue.search')}
        placeholder={t('catalogue.search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <output className={quiet}>
        {findings.status === 'searching' && t('catalogue.searching')}
        {findings.status === 'failed' && t('catalogue.failed')}
        {findings.status === 'found' &&
          t(things.length > 0 || query !== '' ? 'catalogue.found' : 'catalogue.type', {
            count: things.length,
          })}
      </output>
      <ul className={css.list}>
        {things.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`}>
            <button type="button" className={css.row} onClick={() => onChoose(thing)}>
              <span className={css.title}>{nameOf(thing)}</span>
              <span className={css.kind}>{t(`kind.${thing.kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
