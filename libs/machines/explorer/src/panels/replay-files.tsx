import { useRef } from 'react';
import { button } from '../form/form.css.ts';
import { saveFile } from './save-file.ts';

/** Props of {@link ReplayFiles}. */
export interface ReplayFilesProps {
  /** Without its ending. */
  fileName: string;
  /** Makes the text of the file. */
  onExport: () => string;
  onImport: (text: string) => void;
}

/** Takes the position to a file and back. */
export function ReplayFiles({ fileName, onExport, onImport }: ReplayFilesProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={button}
        onClick={() => saveFile(`${fileName}.replay.json`, onExport())}
      >
        Export
      </button>
      <button type="button" className={button} onClick={() => chooser.current?.click()}>
        Import
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        aria-label="Replay file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          void file?.text().then(onImport);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
