import { useState } from 'react';
import { mono } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import type { OutlineBlock } from '../workbench/read-outline.ts';

interface RawBlockProps {
  block: OutlineBlock;
  canEdit: boolean;
  onChange: (edit: { path: readonly []; value: unknown }) => void;
}

/** A block that the composer has no form for: its data, as they are. */
export function RawBlock({ block, canEdit, onChange }: RawBlockProps) {
  const { t } = useTexts();
  const [isBroken, setIsBroken] = useState(false);
  const put = (text: string) => {
    try {
      const value: unknown = JSON.parse(text);
      setIsBroken(false);
      onChange({ path: [], value });
    } catch {
      setIsBroken(true);
    }
  };
  return (
    <Field
      name={block.key}
      help={t('form.raw')}
      problem={isBroken ? t('form.rawBroken') : undefined}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          className={mono}
          defaultValue={JSON.stringify(block.value, undefined, 2)}
          readOnly={!canEdit}
          spellCheck={false}
          onBlur={({ target }) => put(target.value)}
        />
      )}
    </Field>
  );
}
