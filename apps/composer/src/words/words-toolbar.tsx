import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../parts/button.tsx';
import type { IconName } from '../parts/icon.tsx';
import { type TextKey, useTexts } from '../texts/texts.tsx';
import { isOn, type WordsCommand } from './words-commands.ts';
import * as css from './words.css.ts';

interface WordsToolbarProps {
  /** What is edited. */
  area: RefObject<HTMLElement | null>;
  /** Id of it. */
  controls: string;
  onCommand: (command: WordsCommand) => void;
}

const tools: readonly { command: WordsCommand; icon: IconName; name: TextKey }[] = [
  { command: 'bold', icon: 'bold', name: 'words.bold' },
  { command: 'italic', icon: 'italic', name: 'words.italic' },
  { command: 'insertUnorderedList', icon: 'list', name: 'words.list' },
  { command: 'insertOrderedList', icon: 'numbers', name: 'words.numbers' },
  { command: 'createLink', icon: 'link', name: 'words.link' },
  { command: 'unlink', icon: 'unlink', name: 'words.unlink' },
];

/** The marks of a text; one stop for Tab, arrows within it. */
export function WordsToolbar({ area, controls, onCommand }: WordsToolbarProps) {
  const { t } = useTexts();
  const [on, setOn] = useState<readonly WordsCommand[]>([]);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const look = () => {
      const node = getSelection()?.anchorNode;
      if (!node || !area.current?.contains(node)) return;
      setOn(tools.map(({ command }) => command).filter(isOn));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [area]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('words.tools')}
      aria-controls={controls}
      className={css.tools}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ command, icon, name }, index) => (
        <IconButton
          key={command}
          icon={icon}
          name={t(name)}
          tabIndex={index === current ? 0 : -1}
          aria-pressed={command === 'unlink' ? undefined : on.includes(command)}
          // What is selected stays so.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => onCommand(command)}
        />
      ))}
    </div>
  );
}
