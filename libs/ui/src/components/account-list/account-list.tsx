import * as styles from './account-list.css.ts';

/** An account that a press chooses. */
export interface AccountRow {
  id: string;
  title: string;
  text: string;
}

/** Props of {@link AccountList}. */
export interface AccountListProps {
  heading: string;
  text: string;
  accounts: readonly AccountRow[];
  onChoose: (id: string) => void;
  /** True while a choice is under way; presses then have no effect. @default false */
  isBusy?: boolean;
  /** Spoken when it appears. */
  errorMessage?: string;
  /** Shown under the list for a signed-in viewer. */
  signOut?: { title: string; onPress: () => void };
}

/** A page that lists accounts to choose from. */
export function AccountList({
  heading,
  text,
  accounts,
  onChoose,
  isBusy = false,
  errorMessage,
  signOut,
}: AccountListProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.lead}>{text}</p>
      <p role="alert" className={styles.error}>
        {errorMessage}
      </p>
      <ul className={styles.list} aria-busy={isBusy}>
        {accounts.map(({ id, title, text: note }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.row}
              aria-disabled={isBusy}
              onClick={() => !isBusy && onChoose(id)}
            >
              <span className={styles.title}>{title}</span>
              <span className={styles.note}>{note}</span>
            </button>
          </li>
        ))}
      </ul>
      {signOut && (
        <p className={styles.foot}>
          <button
            type="button"
            className={styles.row}
            aria-disabled={isBusy}
            onClick={() => !isBusy && signOut.onPress()}
          >
            <span className={styles.title}>{signOut.title}</span>
          </button>
        </p>
      )}
    </div>
  );
}
