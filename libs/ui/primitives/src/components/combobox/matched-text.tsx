import { match } from './combobox.css.ts';

/** A text in which the first place of a typed part is lit. */
export function MatchedText({ text, part }: { text: string; part: string }) {
  const start = text.toLocaleLowerCase().indexOf(part.toLocaleLowerCase());
  if (part === '' || start < 0) return text;
  const end = start + part.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className={match}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
