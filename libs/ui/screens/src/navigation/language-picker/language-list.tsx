import { isLanguageCode, languageTags } from '@foyer/ui/languages';
import { Artwork } from '@foyer/ui/artwork';
import type { Picture } from '@foyer/ui/artwork';
import { Icon } from '@foyer/ui/icon';
import { check, list, row, sign } from './language-list.css.ts';

/** A language that can be chosen. LANG-006 */
export interface LanguageChoice {
  code: string;
  /** In the language itself. */
  name: string;
  image?: Picture | undefined;
}

/** Props of {@link LanguageList}. */
export interface LanguageListProps {
  languages: readonly LanguageChoice[];
  /** Code of the language in force. */
  current?: string | undefined;
  onChoose: (code: string) => void;
  /** A choice is on its way; no other can be made. @default false */
  isPending?: boolean;
}

/** The languages by their own names, the one in force with a check; a press chooses. */
export function LanguageList({
  languages,
  current,
  onChoose,
  isPending = false,
}: LanguageListProps) {
  return (
    <ul className={list}>
      {languages.map(({ code, name, image }) => (
        <li key={code}>
          <button
            type="button"
            className={row}
            lang={isLanguageCode(code) ? languageTags[code] : undefined}
            aria-current={code === current ? 'true' : undefined}
            // Not `disabled`, which would take the focus away.
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && onChoose(code)}
          >
            {image && <Artwork picture={image} size={[50, 50]} className={sign} />}
            {name}
            {code === current && (
              <span className={check}>
                <Icon name="check" size={22} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
