import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { CatalogueDialog } from '../catalogue/catalogue-dialog.tsx';
import type { FieldAttributes } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import { fillWithHtml, htmlOf } from './html-dom.ts';
import { keepSelection, run, type WordsCommand } from './words-commands.ts';
import { WordsToolbar } from './words-toolbar.tsx';
import * as css from './words.css.ts';

interface WordsEditorProps {
  attributes: FieldAttributes;
  html: string;
  /** Of the words, as in the `lang` attribute. */
  tag: string;
  canEdit: boolean;
  /** What stands there while there are no words. */
  placeholder: string | undefined;
  onChange: (html: string) => void;
}

/** Marks that browsers make with keys of their own and that are no tags of blocks. */
const marks = new Set(['formatBold', 'formatItalic']);

/** Words with paragraphs, lists, emphasis and links. A text that is only looked at is not written again. */
export function WordsEditor(props: WordsEditorProps) {
  const { attributes, html, tag, canEdit, placeholder, onChange } = props;
  const { t } = useTexts();
  const area = useRef<HTMLDivElement>(null);
  const written = useRef<string>(undefined);
  const [restore, setRestore] = useState<(() => void) | undefined>();

  useEffect(() => {
    if (!area.current || written.current === html) return;
    fillWithHtml(area.current, html);
    written.current = html;
  }, [html]);

  useEffect(() => {
    const element = area.current;
    // React's own event says nothing of the kind of input.
    const refuse = (event: InputEvent) => {
      const { inputType } = event;
      const isForeign = inputType.startsWith('format') && !marks.has(inputType);
      if (isForeign || inputType === 'insertFromDrop') event.preventDefault();
    };
    element?.addEventListener('beforeinput', refuse);
    return () => element?.removeEventListener('beforeinput', refuse);
  }, []);

  const tell = () => {
    if (!area.current) return;
    written.current = htmlOf(area.current);
    onChange(written.current);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    run('insertText', event.clipboardData.getData('text/plain'));
  };
  const act = (command: WordsCommand) => {
    if (command === 'createLink') return setRestore(() => keepSelection());
    area.current?.focus();
    run(command);
    return undefined;
  };

  return (
    <div>
      {canEdit && <WordsToolbar area={area} controls={attributes.id} onCommand={act} />}
      <div
        {...attributes}
        ref={area}
        className={css.area}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A text area holds no marks.
        role="textbox"
        aria-multiline="true"
        aria-readonly={!canEdit}
        tabIndex={0}
        lang={tag}
        contentEditable={canEdit}
        suppressContentEditableWarning
        data-placeholder={html === '' ? placeholder : undefined}
        onInput={tell}
        onPaste={paste}
      />
      {restore && (
        <CatalogueDialog
          title={t('words.link')}
          onClose={() => setRestore(undefined)}
          onChoose={({ link }) => {
            setRestore(undefined);
            // The dialog gives the focus back first.
            setTimeout(() => {
              restore();
              run('createLink', link);
            });
          }}
        />
      )}
    </div>
  );
}
