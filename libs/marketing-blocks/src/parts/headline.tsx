import { createContext, type ReactNode, useContext } from 'react';

/** Whether the headline of a block is that of the whole page. */
export const IsPageHeadline = createContext(false);

/** The headline of a block that may be that of the whole page: a page has one `h1`. */
export function Headline({
  className,
  word,
  children,
}: {
  className: string;
  /** The bucket of its longest word, by which its style keeps that whole. */
  word?: number | undefined;
  children: ReactNode;
}) {
  const Level = useContext(IsPageHeadline) ? 'h1' : 'h2';
  return (
    <Level className={className} data-word={word}>
      {children}
    </Level>
  );
}
