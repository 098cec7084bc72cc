import { useState } from 'react';
import type { CoveredArea, CoveredItem } from './coverage.types.ts';
import * as styles from './coverage.css.ts';
import { countItems } from './find-items.ts';

/** One area: closed, its counts; open, its items with the tests that cite them. */
export function AreaSection({
  area: { area, title, items },
  isOpen,
}: {
  area: CoveredArea;
  isOpen: boolean;
}) {
  const { all, tested, open } = countItems(items);
  // A thousand rows that nobody sees would make the page slow.
  const [isShown, setShown] = useState(isOpen);
  return (
    <details
      className={styles.area}
      open={isOpen}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary className={styles.areaHead}>
        <h2 className={styles.areaTitle}>
          {area}: {title}
        </h2>
        <span className={styles.counts}>
          {tested} of {all} tested{open > 0 && `, ${open} open`}
        </span>
      </summary>
      {isShown && <ItemTable area={area} items={items} />}
    </details>
  );
}

const byKeyboard = { tabIndex: 0 };

/** A table may be wider than a phone: its box scrolls, and the keyboard can scroll it. */
function ItemTable({ area, items }: Pick<CoveredArea, 'area' | 'items'>) {
  return (
    <section className={styles.tableBox} aria-label={`Items of ${area}`} {...byKeyboard}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Item', 'Statement', 'Tests that cite it'].map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ItemRow({ item: { id, text, isOpen, tests, decisions } }: { item: CoveredItem }) {
  return (
    <tr>
      <th scope="row" className={styles.id}>
        {id}
      </th>
      <td className={styles.data}>
        {text}
        {isOpen && <p className={styles.open}>Open: the documents leave it to us.</p>}
        {decisions.map((name) => (
          <span key={name} className={styles.file}>
            docs/decisions/{name}
          </span>
        ))}
      </td>
      <td className={styles.data}>
        {tests.length === 0 && <span className={styles.missing}>none</span>}
        {tests.map((path) => (
          <span key={path} className={styles.file}>
            {path}
          </span>
        ))}
      </td>
    </tr>
  );
}
