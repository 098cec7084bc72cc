import { useId, type ReactNode, type Ref } from 'react';
import * as css from './embed-tester.css.ts';

/** Props of {@link EmbedTester}. */
export interface EmbedTesterProps {
  /** Fields and a button: what the frame is chosen with. */
  children: ReactNode;
  onSubmit: () => void;
  /** Holds the frame, once there is one. */
  frameRef: Ref<HTMLDivElement>;
  /** Over the messages. */
  heading: string;
  /** Said while there are none. */
  emptyText: string;
  /** What the frame has told, in its order. */
  messages: readonly string[];
}

/** Stands for the page of a partner: a place for an embedded player, and a list of what it tells. ROUTE-077 */
export function EmbedTester({
  children,
  onSubmit,
  frameRef,
  heading,
  emptyText,
  messages,
}: EmbedTesterProps) {
  const headingId = useId();
  return (
    <div className={css.tester}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
      <div ref={frameRef} className={css.frame} />
      <h2 id={headingId} className={css.heading}>
        {heading}
      </h2>
      {messages.length === 0 ? (
        <p className={css.nothing}>{emptyText}</p>
      ) : (
        <ol className={css.lines} aria-labelledby={headingId}>
          {messages.map((message, position) => (
            // Messages are only added: one keeps its place.
            <li key={position} className={css.line}>
              {message}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
