import {
  brokenText,
  type Change,
  changeOfTyped,
  differenceOf,
  type Problem,
  typedOffsetOf,
  typedText,
} from '@foyer/page-document';
import { useMemo, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { error } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import * as css from './broken-page.css.ts';
import type { LastVersion } from './use-last-version.ts';

export interface BrokenPageProps {
  text: string;
  canEdit: boolean;
  lastVersion: LastVersion;
  onChange: (change: Change, group?: string) => void;
  /** The text is whole again, and the blocks are wanted. */
  onDone: () => void;
}

/** The text of a page that no block can be read from: where it is broken, and the ways to mend it. */
export function BrokenPage({ text, canEdit, lastVersion, onChange, onDone }: BrokenPageProps) {
  const { t } = useTexts();
  const source = useRef<HTMLTextAreaElement>(null);
  const problems = useMemo(() => brokenText(text), [text]);
  const typed = typedText(text);
  const show = ({ place }: Problem) => {
    const offset = typedOffsetOf(typed, place);
    source.current?.focus();
    source.current?.setSelectionRange(offset, Math.min(offset + 1, typed.length));
  };
  return (
    <main className={css.place} data-region="page" tabIndex={-1} aria-label={t('broken.title')}>
      <h2>{t('broken.title')}</h2>
      <p>{t('broken.text')}</p>
      <ul className={css.problems} aria-live="polite">
        {problems.map((problem) => (
          <li key={`${problem.rule} ${problem.place.line} ${problem.place.column}`}>
            <button type="button" className={css.problem} onClick={() => show(problem)}>
              {t('broken.place', { ...problem.place })}
            </button>{' '}
            {t(`rule.${problem.rule}`, problem.values)}
          </li>
        ))}
        {problems.length === 0 && <li>{t('broken.mended')}</li>}
      </ul>
      <p className={css.ways}>
        <Button look="main" disabled={problems.length > 0} onClick={onDone}>
          {t('broken.done')}
        </Button>
        {canEdit && lastVersion.status === 'found' && lastVersion.text !== text && (
          <Button onClick={() => onChange(differenceOf(text, lastVersion.text))}>
            {t('broken.version', { number: lastVersion.number })}
          </Button>
        )}
      </p>
      {lastVersion.status === 'none' && <p>{t('versions.none')}</p>}
      {lastVersion.status === 'failed' && <p className={error}>{t('broken.noVersions')}</p>}
      <Field name={t('broken.source')} help={canEdit ? t('broken.help') : undefined}>
        {(attributes) => (
          <textarea
            {...attributes}
            ref={source}
            className={css.source}
            value={typed}
            readOnly={!canEdit}
            spellCheck={false}
            aria-invalid={problems.length > 0}
            onChange={({ target }) => onChange(changeOfTyped(text, target.value), 'source')}
          />
        )}
      </Field>
    </main>
  );
}
