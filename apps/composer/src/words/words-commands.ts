/** What the toolbar of a text does. */
export type WordsCommand =
  'bold' | 'italic' | 'insertUnorderedList' | 'insertOrderedList' | 'createLink' | 'unlink';

/**
 * Lets the browser edit what is selected. `execCommand` has no successor that keeps a browser's own undo and its handling of
 * lists; what it leaves behind beside the ten tags is dropped when the words are read.
 */
export function run(command: WordsCommand | 'insertText', value?: string): void {
  document.execCommand('styleWithCSS', false, 'false');
  document.execCommand('defaultParagraphSeparator', false, 'p');
  document.execCommand(command, false, value);
}

/** Whether what is selected is so already. */
export const isOn = (command: WordsCommand): boolean =>
  command === 'createLink' || command === 'unlink'
    ? linkAt() !== undefined && command === 'createLink'
    : document.queryCommandState(command);

function linkAt(): Element | undefined {
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('a[href]') ?? undefined;
}

/** Remembers what is selected. @returns Selects it again. */
export function keepSelection(): () => void {
  const selection = getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  return () => {
    if (!range) return;
    const holder = range.commonAncestorContainer;
    const element = holder instanceof HTMLElement ? holder : holder.parentElement;
    element?.closest<HTMLElement>('[contenteditable]')?.focus();
    selection?.removeAllRanges();
    selection?.addRange(range);
  };
}
