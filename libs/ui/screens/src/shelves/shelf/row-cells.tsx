import { Children, isValidElement, type ReactNode } from 'react';

/** Which cells of a row are drawn: from the first up to, and without, the last. */
export type Span = readonly [from: number, to: number];

/** Props of {@link RowCells}. */
interface RowCellsProps {
  /** What is in the cells. */
  children: ReactNode;
  /** @default all */
  span: Span | undefined;
  className?: string;
}

/** The cells of a row, with room for those that are not drawn. The row is a grid of one line. */
export function RowCells({ children, span, className }: RowCellsProps) {
  const cells = Children.toArray(children);
  const total = cells.length;
  const [from, to] = span ?? [0, total];
  return (
    <>
      <Room cells={from} />
      {cells.slice(from, to).map((cell, index) => (
        <li
          key={isValidElement(cell) ? cell.key : from + index}
          className={className}
          // Who hears the list knows how long it is, whatever is drawn of it.
          {...(span && { 'aria-setsize': total, 'aria-posinset': from + index + 1 })}
        >
          {cell}
        </li>
      ))}
      <Room cells={total - to} />
    </>
  );
}

const Room = ({ cells }: { cells: number }) =>
  cells > 0 && <li aria-hidden="true" style={{ gridColumn: `span ${cells}` }} />;
